/** The rules of Tranquility in German, by clause, as far as this release plays them. */
import type { TranquilitySpeech } from '../en.ts';

export const rules = {
  'T1.1':
    'Das Spiel hat 80 Inseln mit den Zahlen 1 bis 80, fünf Starts und fünf Ziele. Schroffe Felsen fügt eine Karte hinzu, Sturm & Kompass sechs Stürme und sechs Kompasse. Zwei Stürme je Farbe: Das ist unsere Folgerung. Seeungeheuer und Platzhalter gehören nicht zu dieser Ausgabe.',
  'T3.1':
    'Das Meer hat 36 Felder, sechs Reihen mit je sechs. Sie bilden eine einzige Kette: die unterste Reihe von links nach rechts, dann die nächste von links nach rechts und so fort bis in die Ecke oben rechts. Das letzte Feld einer Reihe und das erste der Reihe darüber sind Nachbarn. Felder übereinander sind es nicht.',
  'T3.2':
    'Ein Start je Spieler wird beiseitegelegt; die übrigen Starts sind aus dem Spiel. Die Inseln und Ziele, 85 Karten, und was die gewählten Module hinzufügen, werden gemischt und einzeln als Stapel verteilt, beginnend beim ersten Platz (unsere Auslegung). Ohne Module sind das 43 und 42 Karten zu zweit, 29, 28 und 28 zu dritt, 22, 21, 21 und 21 zu viert, je 17 zu fünft.',
  'T3.3':
    'In der Reihenfolge der Plätze ziehen alle eine erste Hand von fünf Karten; Stürme werden dabei abgehandelt (T6.4). Dann mischen alle einen Start in den eigenen Stapel. Keine erste Hand enthält also einen Start.',
  'T3.4': 'Wer beginnt, wird unter denen ausgelost, deren Stapel jetzt am kleinsten sind.',
  'T3.5': 'Die Hände sind geheim.',
  'T4.1':
    'Gespielt wird reihum in der Reihenfolge der Plätze. In deinem Zug musst du eines von beiden tun: eine Karte spielen oder zwei Karten ablegen. Dann ziehst du von deinem eigenen Stapel, bis du fünf Karten hast, solange er reicht.',
  'T4.2':
    'Die Zahlen steigen: Eine Insel darf auf jedes leere Feld, wenn jede Insel davor in der Kette niedriger und jede danach höher ist. Erlaubt ist das auch, wenn das Meer dann nie mehr voll werden kann.',
  'T4.3':
    'Kosten: Liegt auf einem Nachbarfeld in der Kette eine Insel, legst du so viele Karten aus deiner Hand ab, wie sich die beiden Zahlen unterscheiden. Zwischen zwei Inseln gilt der kleinere Unterschied. Nachbarn über das Ende einer Reihe hinweg zählen auch. Ohne Nachbarn kostet es nichts. Start und Ziel liegen außerhalb des Meeres und kosten als Nachbarn nichts (unsere Auslegung).',
  'T4.4':
    'Die Karte, die du platzierst, bezahlt nicht sich selbst. Sind die Kosten höher als die Zahl der anderen Karten deiner Hand, die abgelegt werden dürfen, darfst du sie dort nicht platzieren. Vom Stapel wird nie bezahlt.',
  'T4.5':
    'Abgelegte Karten liegen verdeckt. Niemand darf sie ansehen, auch wer sie abgelegt hat nicht; sich an sie erinnern darf man.',
  'T4.6':
    'Keine Verständigung. Ausgenommen sind die Angebote für den Start (T4.9) und die Vorschläge, welcher Sturm enden soll (T6.8). Darum hat dieser Tisch während des Spiels kein freies Gespräch.',
  'T4.7':
    'Hast du einen Start auf der Hand und noch liegt keiner, musst du ihn als Aktion spielen. Er kommt in die Ecke unten links, außerhalb des Meeres.',
  'T4.8':
    'Wird der Start gespielt, gilt diese Reihenfolge (unsere Auslegung). Ein Kompass ist verdient (T6.9). Zu zweit ziehen beide zwei Karten zusätzlich, zuerst wer am Zug ist; kein Handlimit hält sie auf, ein Sturm darunter wird abgehandelt und ersetzt, und was ein Gelber Sturm dabei ablegen lässt, zählt nicht zu den acht. Alle zusammen legen acht Karten ab. Die Schroffen Felsen werden versetzt. Alle ziehen bis zum Handlimit, zuerst wer am Zug ist, dann reihum. Karten über einem Limit werden behalten.',
  'T4.9':
    'Während der Start bezahlt wird, darf gesagt werden, wie viele Karten man geben würde, und sonst nichts. In jeder Runde bieten alle einmal offen eine Zahl: 0 bis 8 und nicht mehr, als sie ablegen dürfen. Ergeben die Angebote acht, legen alle so viele Karten geheim ab, in beliebiger Reihenfolge der Spieler. Sonst beginnt eine neue Runde. Nach fünf Runden nimmt der Tisch die mögliche Aufteilung, die die letzten Angebote in der Summe am wenigsten ändert; bei mehreren die, in der mehr gibt, wer am Zug ist, dann wer reihum folgt (unsere Auslegung). Starts und Ziele dürfen unter den acht sein.',
  'T4.10':
    'Sind alle Karten, die abgelegt werden dürfen, und je zwei für alle, die vom Stapel geben dürfen (T6.5), zusammen weniger als acht, kann der Start nicht bezahlt werden, und alle verlieren (unsere Auslegung).',
  'T4.11':
    'Solange kein Start liegt, wird nie ein Start abgelegt (unsere Auslegung). Sobald einer liegt, sind die anderen nutzlos und dürfen abgelegt werden.',
  'T4.12':
    'Ein Ziel darf nur gespielt werden, wenn alle Felder belegt sind und ein Start liegt. Dann gewinnen alle. Ziele dürfen abgelegt werden. Ist keines mehr da, bleibt das geheim und beendet nichts (unsere Auslegung).',
  'T4.13':
    'Die Reihenfolge einer Aktion (unsere Auslegung): zuerst ihre Wirkung (die Karte liegt, ein Kompass ist verdient, die Schroffen Felsen gehen vielleicht), dann das Bezahlen, dann der Zug der Schroffen Felsen, dann das Ziehen, dann ist der Nächste an der Reihe. „Zwei Karten ablegen“ wird zuerst angesagt, dann folgen die zwei Karten einzeln. Mehrere Karten werden aufsteigend abgelegt: Inseln, dann Starts, dann Ziele.',
  'T5.1':
    'Alle verlieren, wenn wer am Zug ist zu Beginn keine Aktion hat. Eine leere Hand verliert. Eine einzige Karte genügt, wenn sie ohne Kosten gespielt werden kann: eine Insel, die nichts kostet, ein Start oder ein Ziel, das gewinnt (unsere Auslegung). Nach dem Buchstaben der Anleitungen verliert eine einzige Karte; ein Tisch kann das mit der Option „Letzte Karte“ wählen.',
  'T5.2':
    'Solo: ein Stapel aus 80 Inseln und fünf Zielen, eine Hand von fünf Karten, dann ein Start in den Stapel gemischt. Wird der Start gespielt, ziehe acht Karten zusätzlich, lege acht ab und ziehe dann, bis du fünf hast. T4.9 und T4.10 gelten nicht: Dürfen weniger als acht Karten abgelegt werden, gib alle diese. Hausdaten: Die Referenzkarte mit der echten Regel liegt uns nicht vor.',
  'T5.3':
    'Hat wer am Zug ist keine Aktion, aber noch Karten, ist ein Sturm im Spiel und hat das Team einen Kompass, so wartet die Niederlage, bis er oder sie aufgibt: Der Kompass kann noch einen Weg öffnen (unsere Auslegung). Eine einzige Karte, die nach dem Buchstaben verliert (T5.1), verliert sofort.',
  'T6.1':
    'Schroffe Felsen: Zu Beginn liegen die Felsen an einer ausgelosten Reihe. In ihre Reihe darf keine Karte platziert werden. Nach jeder Aktion, auch nach dem Start, und vor dem Ziehen versetzt, wer am Zug ist, sie an eine andere Reihe mit einem leeren Feld oder lässt sie liegen und legt zwei Karten ab. Mit weniger als zwei Karten, die abgelegt werden dürfen, müssen sie versetzt werden. Sobald vier Reihen voll sind, verlassen die Felsen das Spiel für immer: Kein Versetzen ist mehr fällig, und eine Reihe, die wieder frei wird, bringt sie nicht zurück. Felsen und Violette Stürme dürfen an derselben Reihe liegen. Versetzen geht immer, denn höchstens drei Reihen sind voll.',
  'T6.4':
    'Stürme: Sechs Stürme werden vor dem Verteilen eingemischt; sechs Kompasse liegen neben dem Meer. Ein Sturm wird abgehandelt, wenn er gezogen wird, auch für die erste Hand, und durch eine andere Karte ersetzt. Er wartet, bis wer ihn gezogen hat ihn annimmt oder, wenn er violett ist, seine Reihe wählt. Solange kann ein Kompass ihn beenden.',
  'T6.5':
    'Gelber Sturm: Er liegt vor dir. Lege sofort bis auf drei Karten ab, nach deiner Wahl. Karten, die nicht abgelegt werden dürfen, bleiben, auch über drei hinaus (unsere Auslegung). Drei ist dein Handlimit, bis der Sturm endet. Von mehreren Gelben Stürmen braucht jeder seinen eigenen Kompass. Wird der Start bezahlt, darf, wer unter einem Gelben Sturm steht und mindestens zwei Karten im Stapel hat, die obersten zwei ungesehen zu den acht geben: einmal je Start, beide oder keine, vor dem eigenen Ablegen und als Teil der gebotenen Zahl. Was immer sie sind, sie gehen ohne Wirkung (unsere Auslegung).',
  'T6.6':
    'Violetter Sturm: Du legst ihn an eine Reihe deiner Wahl, die ein leeres Feld hat. In diese Reihe darf keine Karte platziert werden, bis der Sturm endet. Hat keine Reihe ein leeres Feld, hat er keine Wirkung (unsere Auslegung).',
  'T6.7':
    'Orangefarbener Sturm: Er liegt vor dir. Eine Insel, die du platzierst, muss in der Kette Nachbar einer liegenden Insel sein; in ein leeres Meer kannst du keine platzieren. Du darfst weiterhin zwei Karten oder die ganze Hand ablegen und Start und Ziel spielen (unsere Auslegung).',
  'T6.8':
    'Kompass: Die Kompasse gehören allen gemeinsam und sind in keiner Hand. Alle dürfen einen einsetzen, um irgendeinen Sturm zu beenden, wann immer jemand eine Aktion wählen, einen Sturm annehmen, die Schroffen Felsen versetzen, eine Zahl für den Start bieten (die Angebote der Runde verfallen dann) oder das Ziehen bestätigen muss; nicht, während Karten abgelegt werden (unsere Auslegung). Wer unter einem Gelben Sturm weniger als fünf Karten und noch einen Stapel hat, bestätigt das Ziehen, wenn das Team einen Kompass hat, damit der Sturm vorher enden kann. Einen Gelben Sturm zu beenden zieht von sich aus keine Karte. Welcher Sturm enden soll, darf besprochen werden: Alle können je Zug einen Vorschlag machen, den alle sehen.',
  'T6.9':
    'Ein Kompass ist verdient, wenn der Start gespielt wird; wenn eine Reihe zu sechs aufeinanderfolgenden Zahlen wird, sofort und vor dem Bezahlen; und wenn jemand als Aktion die ganze Hand ablegt: zwei Karten mit „Zwei Karten ablegen“, drei oder mehr mit einer eigenen Aktion, solange ein Kompass zu verdienen ist (unsere Auslegung). Eine durch Bezahlen geleerte Hand bringt keinen. Es gibt höchstens sechs Kompasse; eingesetzte Kompasse und beendete Stürme verlassen das Spiel.',
  'T6.11':
    'Ob der Tisch auf jemanden wartet, hängt nur von dem ab, was alle sehen (unsere Auslegung). Es kann angezeigt sein, dass jemand eingreifen darf, obwohl er oder sie keinen Zug hat, damit das Warten nichts über eine Hand verrät.',
  'T7.1':
    'Um es schwerer zu machen, werden vor dem Hinzufügen der Ziele zufällig und ungesehen Inseln entfernt: Galateia 4, Triton 6, Leucothea 8, Amphitrite 10, Poseidon 12. Das geht mit allen Modulen zusammen.',
} satisfies TranquilitySpeech['rules'];
