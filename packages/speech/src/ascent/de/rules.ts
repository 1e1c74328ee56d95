/** The rules of The Ascent in German, by clause. */
import type { AscentSpeech } from '../en.ts';

export const rules = {
  'A1.1':
    'Das Spiel hat 85 Karten: 72 Geländekarten, nämlich Gras, Schnee und Fels mit den Werten 1 bis 12, jede zweimal; drei Lagerfeuer, eines je Art; fünf Brücken und fünf Gipfel. Außer bei den Gipfeln stammen diese Zahlen nicht aus der Anleitung. Eine überdeckte Brücke liegt unter ihrer Karte.',
  'A1.2': 'Dazu kommen zehn Panoramen, zwölf Steinböcke, ein Wanderer und, nur für solo, drei Wurfanker.',
  'A1.3':
    'Zwölf Geländekarten zeigen einen Steinbock: je eine der beiden von Gras 2, 5, 8 und 11, von Schnee 2, 4, 7 und 10, von Fels 3, 6, 9 und 12. Ohne die Tierwelt hat der Steinbock keine Bedeutung. Hausdaten: Die Bilder der Karten liegen uns nicht vor.',
  'A1.4':
    'Jedes Panorama zeigt drei Werte. 3-4-3 und 9-8-7 stehen in der Anleitung. Die anderen acht sind Hausdaten, weil uns ihre Bilder nicht vorliegen: 2-3-4, 5-4-5, 4-5-6, 6-7-6, 8-7-6, 7-8-9, 10-9-10 und 10-11-12.',
  'A3.1':
    'Der Berg hat acht Reihen, von unten gezählt, mit 9, 8, 7, 6, 5, 4, 3 und 2 Feldern, zusammen 44. Der Gipfel darüber ist Reihe 9. Jedes Feld ruht auf zwei Feldern der Reihe darunter: auf dem, das von links dieselbe Nummer hat, und auf dem nächsten. Reihe 1 ruht auf den Panoramen; keine Karte ragt über sie hinaus.',
  'A3.2':
    'Wer beginnt, wird ausgelost; von dort geht es reihum. Zu zweit oder dritt bekommt, wer als Zweites an der Reihe ist, eine Brücke, zu viert oder fünft auch, wer als Viertes an der Reihe ist. Alle sehen, wer eine bekommen hat und wie viele Karten jede Hand, jeder Stapel und jede Ablage hat (unsere Auslegung).',
  'A3.3':
    'Alle übrigen Karten werden gemischt und so gleichmäßig wie möglich als Stapel verteilt: je 42 zu zweit, je 28 zu dritt, drei zu 21 und einer zu 20 zu viert, drei zu 17 und zwei zu 16 zu fünft. Wer beginnt, bekommt einen der größeren; über die anderen entscheidet das Los.',
  'A3.4': 'Alle ziehen, bis sie fünf Karten auf der Hand haben. Wer eine Brücke bekommen hat, zieht also vier.',
  'A4.1':
    'In deinem Zug musst du eines von beiden tun: eine Karte spielen oder zwei Karten ablegen. Die Tierwelt (A6.4) und das Solospiel (A7.2) fügen ein Drittes hinzu. Wenn alles bezahlt ist, ziehst du einmal von deinem eigenen Stapel, bis du fünf Karten hast, solo sechs, solange er reicht.',
  'A4.2':
    'Abgelegte Karten liegen verdeckt. Niemand darf sie ansehen, und sie kommen nicht zurück. Die anderen sehen, dass eine Karte abgelegt wird, aber nicht, welche.',
  'A4.3': 'Über das Spiel wird nicht gesprochen. Darum hat dieser Tisch während des Spiels kein freies Gespräch.',
  'A4.4':
    'Gelände kommt auf ein leeres Feld, das das erste seiner Reihe ist oder direkt links eine Karte hat. Oder es überdeckt eine offene Brücke (A4.16). Die allererste Karte liegt also unten links.',
  'A4.5':
    'Nachbarn sind die Karten direkt links und rechts in derselben Reihe und sonst keine. Zwei Nachbarn haben nie dieselbe Art, ob Gelände oder Lagerfeuer.',
  'A4.6':
    'Auf beiden Feldern darunter muss eine Karte liegen; eine Brücke genügt (unsere Auslegung). In Reihe 1 tragen die Panoramen. Eine Reihe darf beginnen, bevor die Reihe darunter voll ist.',
  'A4.7': 'Gelände darf nur in eine Reihe, deren Nummer nicht höher als sein Wert ist: eine 2 in Reihe 1 oder 2.',
  'A4.8':
    'Kosten: Lege so viele Karten aus deiner Hand ab, wie sich der Wert von dem des linken Nachbarn unterscheidet. Eine 5 neben einer 3 kostet 2. Nichts kostet es bei gleichem Wert, auf dem ersten Feld einer Reihe und rechts neben einer Brücke oder einem Lagerfeuer ohne Wert. Eine Brücke zu überdecken kostet anders (A4.16). Karten jeder Sorte dürfen bezahlen, aber nicht die, die du spielst, und nie Karten vom Stapel. Was du nicht bezahlen kannst, darfst du nicht spielen.',
  'A4.9': 'Werte werden nur innerhalb einer Reihe verglichen, nie zwischen Reihen.',
  'A4.10':
    'Ein Lagerfeuer nimmt den Platz einer Geländekarte seiner Art ein, nie den einer Brücke. Es wird zuerst gelegt und trägt, was auf diesem Feld ruht. Dann kommt das Gelände auf ein Feld mindestens eine Reihe höher, vielleicht direkt über dem Feuer, wie jedes Gelände nach A4.4 bis A4.8; es darf auch nach A4.16 eine Brücke überdecken (unsere Auslegung). Seine Kosten bezahlst du aus der Hand, ohne das Lagerfeuer. Gibt es kein solches Feld, das du bezahlen kannst, darf das Lagerfeuer dort nicht gespielt werden; in Reihe 8 also nie. Karten, die auf dem Gelände ruhen, stören nicht. Eine Brücke darunter bleibt überdeckt, nun vom Lagerfeuer (unsere Auslegung).',
  'A4.11':
    'Das Lagerfeuer selbst kostet nichts. Sein Wert ist der des nächsten Geländes links in der Reihe, über andere Lagerfeuer und Brücken hinweg. Ohne solches Gelände hat es keinen Wert und kostet als Nachbar nichts. Es gilt der Berg, wie er jetzt ist (unsere Auslegung): Nach einer 9 und einer Brücke ist ein Lagerfeuer 9 wert; sobald eine 7 diese Brücke überdeckt, ist es 7 wert.',
  'A4.12':
    'Gelände neben einem Lagerfeuer bezahlt den Unterschied zum Wert des Lagerfeuers. Das Lagerfeuer behält seine Art (A4.5), auch ohne Wert.',
  'A4.13': 'Ein Lagerfeuer bleibt bis zum Ende: Nichts kommt darauf, und nichts nimmt seinen Platz ein.',
  'A4.15':
    'Eine Brücke kommt auf ein leeres Feld, das direkt links eine Karte und darunter zwei Karten hat, aber nie auf das erste oder letzte Feld einer Reihe. Reihe 8 hat also nie eine. Sie kostet nichts. Sie hat weder Wert noch Art: Jede Karte darf neben ihr liegen, und neben ihr wird nichts bezahlt. Brücken dürfen Nachbarn sein.',
  'A4.16':
    'Gelände darf eine offene Brücke überdecken, auch wenn Karten auf ihr ruhen. A4.7 gilt, und A4.5 nach beiden Seiten. Es kostet den größeren der Unterschiede zu den beiden Nachbarn, wie sie vorher sind (unsere Auslegung); ein Lagerfeuer rechts sucht seinen Wert darum jenseits dieser Brücke. Eine Brücke, ein leeres Feld oder ein Lagerfeuer ohne Wert zählt nicht. Bei 5, Brücke, 2 kostet eine 3 auf der Brücke 2. Zwischen einem Gras-Lagerfeuer mit dem Wert 9 und einer Fels 7 passt nur Schnee, und eine Schnee 7 kostet 2.',
  'A4.17':
    'Ein Gipfel wird ganz oben gespielt, und nur, wenn jedes der 44 Felder Gelände oder ein Lagerfeuer zeigt und keine Brücke zu sehen ist. Gipfel dürfen abgelegt werden.',
  'A4.18':
    'Ein Gipfel kann aus mehreren Gründen abgewiesen werden; der erste von diesen wird genannt: A4.17, A6.1, A6.2, A6.6. Er bleibt auf deiner Hand und darf abgelegt werden.',
  'A4.19':
    'Gleiche Karten ergeben einen einzigen Zug. Mehrere Karten werden aufsteigend abgelegt: Gelände nach dem Wert, bei gleichem Wert Gras, Schnee, Fels, ohne Steinbock vor mit Steinbock; dann Lagerfeuer in der Folge Gras, Schnee, Fels; Brücken; Gipfel. „Zwei Karten ablegen“ wird zuerst angesagt, dann folgen die zwei Karten einzeln. Bei einem Lagerfeuer nennst du die Karte und das Gelände, dann das neue Feld, dann bezahlst du. Bei einer Herde nennst du ihre Karte, dann jeden Schritt nach oben, dann die Rast, dann bezahlst du.',
  'A5.1': 'Alle gewinnen, wenn ein Gipfel gespielt wird.',
  'A5.2':
    'Alle verlieren, wenn wer am Zug ist zu Beginn keine Aktion hat: keine Karte, die zu bezahlbaren Kosten gespielt werden kann, keine zwei Karten zum Ablegen, keine Herde zu führen und keinen Wurfanker zu nutzen. Für eine Herde genügt eine Karte, auch auf einem vollen Berg (unsere Auslegung). Ein Gipfel, der abgewiesen würde, zählt nicht. Eine leere Hand verliert. Später im Zug wird das nicht mehr geprüft.',
  'A5.3': 'Ist kein Gipfel mehr da, bleibt das geheim und beendet nichts (unsere Auslegung).',
  'A5.4':
    'Sind alle Felder belegt und ist keine Brücke offen, verlieren alle sofort, wenn der Pfad aus Gras (A6.1) oder ein Film (A6.2) fehlt oder weniger als acht Steinböcke auf dem Berg stehen (A6.6). Nichts könnte das mehr ändern, und alle können es sehen (unsere Auslegung).',
  'A6.1':
    'Grüner Pfad: Ihr gewinnt nur, wenn ein lückenloser Pfad aus Gras von Reihe 1 bis Reihe 8 steigt, jede Karte auf der vorigen ruhend. Ein Gras-Lagerfeuer zählt (unsere Auslegung). Ohne den Pfad wird der Gipfel abgewiesen (unsere Auslegung). Der Wanderer zeigt nur, wie weit ein Pfad aus Reihe 1 reicht: Er steht auf der höchsten Karte, bei mehreren auf der am weitesten links.',
  'A6.2':
    'Dokumentarfilm: Die Panoramen werden gemischt und die ersten drei von links aufgedeckt, für ein schwereres Spiel vier oder fünf. Ihr filmt eines, wenn Gelände mit genau seinen Werten in einer Reihe nebeneinander liegt, in seiner Folge von links nach rechts: 7-8-9 filmt nicht 9-8-7. Geprüft wird, wenn Gelände zu liegen kommt, ob gespielt, auf eine Brücke gelegt oder von einem Lagerfeuer versetzt, und bevor es bezahlt wird. Ein gefilmtes Panorama wird sofort umgedreht, und die Folge darf später zerrissen werden. Lagerfeuer haben hier keinen Wert. Eine Karte darf mehrere Filme vollenden (unsere Auslegung). Der Gipfel wird abgewiesen, bis alle gefilmt sind.',
  'A6.3':
    'Tierwelt: Wird Gelände mit einem Steinbock aus der Hand gespielt, kommt sofort ein Steinbock darauf. Es gibt zwölf. Gelände, das ein Lagerfeuer versetzt, bringt keinen zweiten (unsere Auslegung).',
  'A6.4':
    'Mit der Tierwelt gibt es eine dritte Aktion: eine Herde führen, das heißt alle Steinböcke einer Karte. Die Herde steigt eine Reihe oder mehr, jedes Mal auf Gelände oder ein Lagerfeuer, das auf ihrer Karte ruht; von zweien wählst du eines (unsere Auslegung). Sie sammelt die Steinböcke jeder Karte, auf die sie kommt, auch der letzten. Sie geht nie zur Seite und nie auf eine offene Brücke; eine überdeckte stört nicht (unsere Auslegung). Reihe 8 ist ihr Ende. Dann legst du genau so viele Karten ab, wie sie Reihen gestiegen ist. Eine Herde je Zug.',
  'A6.5':
    'Eine Karte, auf der ein Steinbock steht, kann kein Lagerfeuer ersetzen. Gelände, das einen Steinbock zeigt, aber keinen trägt, darf ersetzt werden.',
  'A6.6':
    'Wird der Gipfel gespielt, steigen alle Steinböcke aus Reihe 8 auf ihn. Mindestens acht müssen da sein; mit weniger wird der Gipfel abgewiesen (unsere Auslegung).',
  'A7.1':
    'Solo: Die sechs Geländekarten mit dem Wert 1 kommen aus dem Spiel. Du hast einen Stapel von 79 Karten, eine Hand von sechs und drei Wurfanker; nimm weniger oder keinen, um es schwerer zu machen. Eine Brücke bekommst du nicht (unsere Auslegung).',
  'A7.2':
    'Solo: Statt einer Aktion darfst du einen Wurfanker ablegen, solange dein Stapel eine Karte hat (unsere Auslegung). Mische deine Hand in den Stapel und ziehe sechs Karten, oder alle, wenn es weniger sind. Das ist dein ganzer Zug.',
} satisfies AscentSpeech['rules'];
