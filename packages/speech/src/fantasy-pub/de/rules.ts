/** The rules of Fantasy Pub in German, by clause. */
import type { FantasyPubSpeech } from '../en.ts';

export const rules = {
  'P1.1':
    'Zwei bis fünf spielen mit. Alle haben einen Clan aus sieben Figuren: zwei Goblins, zwei Zwerge, zwei Orks und einen Troll (Zahlen, die nicht aus der Kurzfassung der Regeln stammen, die uns vorliegt). Die Plättchen zeigen auf einer Seite eine Münze, auf der anderen ein Bier; es gibt immer genug (unsere Auslegung). Dazu zwei Würfel.',
  'P1.2':
    'Die Tür und die Tische 1 bis 6 bilden einen Kreis, im Uhrzeigersinn in dieser Folge. Zu Beginn liegt auf jedem Tisch eine Münze, und der Wirt steht neben der Tür, an keinem Tisch.',
  'P1.3':
    'Alle mischen ihre sieben Figuren verdeckt zu einem Stapel, ziehen die oberste und stellen sie mit 4 Münzen an die Tür.',
  'P1.4':
    'Das Ziel sind zu zweit 15 Bier, zu dritt 13, zu viert 11 und zu fünft 9. Nach der Kurzfassung der Regeln beginnt, wer am durstigsten ist; hier entscheidet das Los (unsere Auslegung).',
  'P2.1':
    'Wirf beide Würfel. Dann führst du eine Aktion mit einem Würfel oder mit der Summe beider aus. Hast du nur einen Würfel benutzt, darfst du mit dem anderen noch eine Aktion ausführen. Die erste Aktion muss sein, wenn eine möglich ist. Ist mit keinem Würfel und auch mit der Summe nichts möglich, wirfst du beide noch einmal (nicht aus der Kurzfassung der Regeln); nach 20 Würfen geht der Zug weiter (unsere Auslegung). Der Zug endet, wenn kein Würfel übrig ist, oder früher, wenn du es nach der ersten Aktion sagst.',
  'P2.2':
    'Du handelst nur mit deinen eigenen Figuren und nur mit denen, die im Pub sind. Dieselbe Figur darf beide Würfel benutzen, und dieselbe Aktion darf zweimal ausgeführt werden (nicht aus der Kurzfassung der Regeln).',
  'P3.1':
    'Hereinkommen: Zieh die oberste Karte deines Stapels und stell sie mit so vielen Münzen an die Tür, wie die benutzte Zahl angibt. Eine Summe über 6 gibt 6 Münzen (unsere Auslegung). Solange eine andere Figur deines Clans an der Tür steht, kommt keine herein.',
  'P3.2':
    'Bewegen: Eine deiner Figuren geht im Uhrzeigersinn so viele Plätze weit, wie die benutzte Zahl angibt, weniger alle Biere, die auf ihr liegen. Die Tür zählt als Platz, und man darf an ihr vorbei. Bleibt weniger als 1, kann sie nicht gehen (unsere Auslegung). Nur der Platz, an dem sie ankommt, zählt. Ein Weg von sieben Plätzen ist erlaubt und gilt als Weggehen und Ankommen (unsere Auslegung).',
  'P3.3':
    'Wirt: Schick ihn an den Tisch mit der Nummer eines Würfels, nie der Summe. Er geht nie an den Tisch, an dem er schon ist; zu Beginn sind alle sechs erlaubt. Sitzt dort jemand, musst du eine Figur wählen, gleich aus welchem Clan, die trinkt. An einem leeren Tisch geschieht nichts.',
  'P3.4':
    'Hinausgehen: Das kostet einen Würfel mit beliebiger Zahl, nie die Summe. Die Figur muss an der Tür stehen oder ein Ork am Tisch des Wirts sein (P4.5) und mindestens so viele Biere wie Münzen haben. Ihre Biere legst du vor dich, wo sie zählen; ihre Münzen kommen in den Vorrat (unsere Auslegung) und ihre Karte offen unter deinen Stapel. Muss eine Karte gezogen werden und liegt die oberste offen, wird zuerst der ganze Stapel verdeckt umgedreht und gemischt.',
  'P4.1':
    'Eine Figur darf an einem Tisch sitzen, wenn sie dort allein ist, wenn alle anderen von ihrem eigenen Volk sind oder wenn alle anderen von anderen Völkern sind, die sich alle unterscheiden. Auf die Clans kommt es nicht an.',
  'P4.2':
    'An der Tür dürfen beliebige Figuren zusammenstehen, aber nur eine je Clan. Dort trinkt und zahlt niemand (nicht aus der Kurzfassung der Regeln).',
  'P4.3':
    'Trinken heißt, eine eigene Münze der Figur auf die Bierseite zu drehen. Das geschieht nur, wenn jemand an einen Tisch kommt. Sind die anderen dort vom selben Volk, trinken alle am Tisch ein Bier. Sind sie von anderen Völkern, zahlt jede Figur dem nächsthöheren Volk am Tisch ein Bier; von unten nach oben: Goblin, Zwerg, Ork, Troll. Wer zahlt, verliert eine Münze; sie wird zu einem Bier auf der Figur, die es bekommt. Die höchste zahlt nichts, die niedrigste bekommt nichts. Alle zahlen zugleich (unsere Auslegung): Wer eine Münze hat, zahlt, auch an eine Figur, die dadurch hinausgeworfen wird, und das Bier ist mit ihr verloren; erst danach wird hinausgeworfen. Kommt der Wirt, trinkt eine Figur (P3.3). Wer allein am Tisch sitzt, trinkt nicht.',
  'P4.4':
    'Eine Figur wird sofort hinausgeworfen, wenn sie ihr sechstes Bier hat oder wenn sie trinken oder zahlen muss und keine Münze hat; dann bekommt die andere nichts (unsere Auslegung). Ihre Biere und Münzen kommen in den Vorrat, ihre Karte offen unter den Stapel ihres Clans (unsere Auslegung).',
  'P4.5':
    'Ein Goblin, der an einen Tisch oder an die Tür kommt, muss dort eine Münze nehmen, wenn eine liegt, aber nur eine, und bevor getrunken wird (unsere Auslegung). Hereinkommen gilt als Ankommen an der Tür, der Aufbau nicht (unsere Auslegung). Ein Zwerg darf in beide Richtungen gehen. Ein Ork darf auch vom Tisch des Wirts aus hinaus; die Biere nach P3.4 braucht er auch dort (unsere Auslegung). Ein Troll muss an dem Tisch oder der Tür, von wo er weggeht, eine Münze liegen lassen, bevor er ankommt, aber nicht, wenn er das Pub verlässt. Ohne Münze lässt er keine liegen und wird deshalb nicht hinausgeworfen (unsere Auslegung).',
  'P5.1': 'Wer zuerst das Ziel erreicht, gewinnt sofort. Ist dein Stapel leer, kann niemand hereinkommen.',
  'P5.2': 'Niemand kennt die Reihenfolge der verdeckten Karten, auch nicht ihr Besitzer. Alles andere ist offen.',
  'P5.3':
    'Nach 1000 Zügen endet das Spiel: Wer das meiste Bier hinausgebracht hat, gewinnt; bei Gleichstand wird der Sieg geteilt (unsere Auslegung).',
} satisfies FantasyPubSpeech['rules'];
