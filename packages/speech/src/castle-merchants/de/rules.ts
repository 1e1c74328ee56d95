/** The rules of Castle Merchants in German, by clause. */
import type { CastleMerchantsSpeech } from '../en.ts';

export const rules = {
  'M1.1':
    'Zwei bis vier spielen mit. Es gibt 45 Wegplättchen, je 9 mit Berg, Acker, Dorf, Wald und Burgstraße, 10 Erdrutsche, 60 Karten, je 12 einer Landschaft, einen Würfel mit den fünf Landschaften und dem Erdrutsch, 20 Waren, je 4 von Wein, Tuch, Käse, Edelsteinen und Waffen, und 29 Münzen im Wert von 1 bis 5. Diese Zahlen stammen nicht aus der Kurzfassung der Regeln, die uns vorliegt. Welche Zahl des Würfels für welche Seite steht, sind Hausdaten: 1 Berg, 2 Acker, 3 Dorf, 4 Wald, 5 Burgstraße, 6 Erdrutsch.',
  'M1.2':
    'Der Plan ist ein Sechseck aus 61 Feldern mit fünf Feldern an jeder Seite. Die Reihen heißen von oben a bis i, und die Felder werden von links gezählt. In der Mitte liegt die Wiese (e5), in der Ecke e9 das Lagerhaus. In den anderen Ecken stehen die Burgen, eine je Ware: Käse (a5) und Tuch (i5) nahe beim Lagerhaus, Wein (a1) und Waffen (i1) fern davon, Edelsteine (e1) gegenüber. Die übrigen 54 sind Wegfelder. Hausdaten: Uns liegt kein Bild des Spielplans vor.',
  'M1.3':
    'In den Burgen liegen Münzen; die höchste geht zuerst weg. Zu zweit: 2 und 1 in jeder nahen Burg, 4, 3 und 2 in jeder fernen, 5, 4, 3 und 2 in der gegenüber. Zu dritt: 2, 2 und 1 nah, 4, 3, 3 und 2 fern, 5, 4, 4, 3 und 2 gegenüber. Zu viert: 2, 2, 2, 1 und 1 nah, 4, 4, 3, 3, 2 und 2 fern, 5, 5, 4, 4, 3, 3 und 2 gegenüber. Hausdaten: Der Spielplan mit den echten Zahlen liegt uns nicht vor.',
  'M1.4':
    'Alle bekommen zu zweit 4 Erdrutsche, zu dritt 3 und zu viert 2 (Zahlen, die nicht aus der Kurzfassung der Regeln stammen). Die übrigen sind der gemeinsame Vorrat.',
  'M2.1':
    'Alle Händler beginnen im Lagerhaus. Alle haben einen Karren mit je einer Ware jeder Art und sechs Karten auf der Hand. Das Los entscheidet, wer beginnt.',
  'M3.1':
    'Zu Beginn deines Zuges darfst du einen deiner Erdrutsche auf ein leeres Feld oder auf ein Plättchen legen. Solange er dort liegt, betritt niemand das Feld; die Kurzfassung der Regeln sagt nie wieder, doch ihr eigener Würfel bewegt Erdrutsche (unsere Auslegung). Er darf nicht unter einen Händler, nicht auf eine Burg, das Lagerhaus, die Wiese oder einen anderen Erdrutsch, und ein Plättchen darunter kommt zurück in den Vorrat (unsere Auslegungen).',
  'M3.2':
    'Dann ziehst du entweder eine Karte, und der Zug ist zu Ende, oder du führst mindestens eine Aktion aus (M3.3, M3.4, M3.5, M3.6). Es dürfen so viele sein, wie deine Karten erlauben, in beliebiger Reihenfolge, und du beendest den Zug, wann du willst; dann ziehst du so viele Karten, wie du gespielt hast, aber höchstens 3. Über sechs Karten auf der Hand wird nie gezogen (unsere Auslegung). Ein Erdrutsch zählt nicht als Karte.',
  'M3.3':
    'Spiel eine Karte, um ein Plättchen ihrer Landschaft aus dem Vorrat auf ein beliebiges leeres Feld zu legen. Ist im Vorrat keines mehr, verschieb eines vom Plan, auf dem kein Händler steht, auf ein leeres Feld; stehen auf allen Händler, kann die Karte so nicht gespielt werden. Leer ist ein Wegfeld ohne Plättchen und ohne Erdrutsch.',
  'M3.4':
    'Spiel eine Karte, um auf ein benachbartes Plättchen ihrer Landschaft zu gehen und von dort beliebig weit über verbundene Plättchen derselben Landschaft. Der Weg muss auf einem anderen Feld enden. Eine Kette führt nicht durch eine Burg, das Lagerhaus oder die Wiese. Mehrere Händler dürfen sich ein Feld teilen. In eine Burg, das Lagerhaus oder die Wiese neben dir führt jede Karte.',
  'M3.5':
    'Spiel zwei beliebige Karten, um ein Plättchen ohne Händler in den Vorrat zurückzunehmen. Erdrutsche lassen sich so nicht wegnehmen.',
  'M3.6':
    'Spiel zwei beliebige Karten, um zu würfeln. Mit der gezeigten Landschaft darfst du eines tun: ein Plättchen aus dem Vorrat auf ein leeres Feld legen, ein Plättchen ohne Händler auf ein anderes leeres Feld bringen oder ein Plättchen ohne Händler zurücknehmen. Zeigt der Würfel den Erdrutsch: Leg einen aus dem gemeinsamen Vorrat auf ein leeres Feld oder auf ein Plättchen ohne Händler, bring einen vom Plan an eine solche Stelle, oder nimm einen in den gemeinsamen Vorrat zurück, nie zu einem Spieler. Ein bedecktes Plättchen kommt zurück in seinen Vorrat. Du darfst auch nichts tun.',
  'M3.7': 'Ein Plättchen gilt als leer, wenn kein Händler darauf steht (unsere Auslegung).',
  'M3.8':
    'Lagerhaus, Burgen, Wiese und alle Händler müssen über Felder ohne Erdrutsch verbunden bleiben; ein Erdrutsch, der das zerstört, wird abgelehnt. Einer, der anderswohin kommt, wird zuerst aufgehoben (unsere Auslegung).',
  'M4.1':
    'Endet dein Zug auf der Wiese und hat er dort nicht begonnen, wird statt des gewöhnlichen Ziehens deine Hand auf sechs Karten aufgefüllt; danach wird nicht gefragt, denn es schadet nie (unsere Auslegung). Hat er dort begonnen, ziehst du wie gewöhnlich, auch wenn du fort warst und zurückgekommen bist (unsere Auslegung).',
  'M4.2':
    'Im Lagerhaus ist es wie auf der Wiese (M4.1), und immer, wenn dein Zug dort endet, wird auch dein Karren aufgefüllt.',
  'M4.3':
    'Endet dein Zug in einer Burg und hast du ihre Ware, darfst du sie nach dem gewöhnlichen Ziehen verkaufen, auch in einem späteren Zug. Die Ware kommt zurück ins Lagerhaus, und du nimmst die höchste Münze der Burg oder füllst deine Hand auf sechs Karten auf; das darfst du auch mit voller Hand wählen. Nach einem Verkauf, und nur dann (unsere Auslegung), darfst du kostenlos würfeln und handeln wie in M3.6. Dann ist der Zug zu Ende.',
  'M4.4':
    'Eine Burg ohne Münzen gibt für ihre Ware noch Karten. Ist der Stapel leer, werden die abgelegten Karten zu einem neuen gemischt (unsere Auslegungen).',
  'M5.1':
    'Wer 18 Gold oder mehr hat, gewinnt sofort. Nach 400 Zügen endet das Spiel: Das meiste Gold gewinnt, dann die meisten Waren; ist auch das gleich, wird der Sieg geteilt (unsere Auslegung).',
  'M5.2':
    'Hände und Stapel sind geheim. Alle dürfen wissen, wie viele Karten jemand hat, und die abgelegten Karten, Gold, Waren und Erdrutsche kennen.',
} satisfies CastleMerchantsSpeech['rules'];
