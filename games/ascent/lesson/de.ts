/** The coach in German. */
import type { Coach } from '@halcyon/speech/lesson';

export const coach = {
  first: {
    title: 'Dein erster Berg',
    say: {
      goal: 'Das Ziel: gemeinsam alle 44 Felder des Berges füllen und dann ganz oben einen Gipfel spielen. Alle gewinnen, oder alle verlieren.',
      first:
        'In deinem Zug spielst du eine Karte oder legst zwei ab. Eine Reihe wächst von links, ihr erstes Feld kostet nichts. Kleine Werte gehören nach unten: Tippe Gras 1 an, dann das helle Feld.',
      partner:
        'Du hast gezogen. Nun spielt dein Partner, ohne ein Wort: Über Karten und Aktionen wird nicht gesprochen.',
      cost: 'Du bezahlst den Unterschied zum linken Nachbarn: Eine 3 neben der 2 kostet eine Karte. Nachbarn haben nie dieselbe Art. Lege Fels 3, dann bezahle mit Fels 12.',
      discard:
        'Die andere Aktion: zwei Karten ablegen. Eine 1 passt nur in Reihe 1 und würde dort schon zwei kosten. Lege beide Einsen ab.',
      gone: 'Abgelegte Karten liegen verdeckt und kommen nicht zurück. Ist alles bezahlt, ziehst du, bis du fünf Karten hast. Später ist der Berg gewachsen.',
      rows: 'Weiter oben ruht jede Karte auf zweien, und ihr Wert ist mindestens die Nummer ihrer Reihe. Eine 5 neben einer 5 kostet nichts: Lege Schnee 5 in Reihe 2.',
      bridge:
        'Neben der 6 in Reihe 1 sind alle deine Karten teuer. Eine Brücke kostet nichts, hat weder Wert noch Art, und neben ihr wird nichts bezahlt. Baue sie dort.',
      fire: 'Ein Lagerfeuer nimmt den Platz von Gelände seiner Art ein, das mindestens eine Reihe höher kommt. Lege das Schnee-Lagerfeuer auf Schnee 4 und die 4 an den Anfang von Reihe 3.',
      ember:
        'Das Lagerfeuer selbst kostet nichts und bleibt bis zum Ende. Für seinen Nachbarn hat es den Wert des nächsten Geländes links: hier 3.',
      cover:
        'Eine Brücke muss vor dem Ende überdeckt werden. Das kostet den größeren Unterschied zu den Nachbarn: Fels 7 zwischen 6 und 9 kostet zwei. Bezahle mit beiden Zweien.',
      art: 'Gutes Spiel: kleine Werte unten, große für oben sparen, kleine Unterschiede. Der Anfang einer Reihe ist frei: Nimm ihn für eine Karte, die sonst nirgends passt.',
      last: 'Fast oben, und die Stapel sind leer. Lege Schnee 12 neben die 12: Das kostet nichts.',
      visible:
        'Alle Felder sind belegt, doch eine Brücke ist noch zu sehen, und der Gipfel würde abgelehnt. Dein Partner hat die Karte dafür.',
      summit: 'Jetzt zeigt jedes der 44 Felder Gelände oder ein Lagerfeuer. Spiele den Gipfel.',
      end: 'Ein Gipfel ist gespielt: Alle gewinnen. Alle verlieren, wenn jemand zu Beginn des Zuges keine Aktion mehr hat; gib also nicht zu viele Karten aus.',
    },
  },
  'green-path': {
    title: 'Grüner Pfad',
    say: {
      goal: 'Ihr gewinnt nur, wenn ein lückenloser Pfad aus Gras von Reihe 1 bis Reihe 8 steigt, jede Karte auf der vorigen ruhend. Der Wanderer zeigt, wie weit er reicht.',
      on: 'Der Wanderer steht in Reihe 3. Das erste Feld von Reihe 4 ruht auf dieser Karte: Lege Gras 7 dorthin.',
      fire: 'Auch ein Gras-Lagerfeuer zählt. Lege es auf Gras 7 und die 7 hinauf in Reihe 5: Der Pfad wächst um eine Reihe.',
      plan: 'Gras liegt nie neben Gras; der Pfad braucht also ein freies Feld über sich, links oder rechts. Haltet ihm in jeder Reihe eines frei.',
      last: 'Nur Reihe 8 fehlt noch. Lege Gras 12 auf das Gras darunter.',
      summit: 'Der Pfad ist vollständig und der Berg auch. Spiele den Gipfel.',
      end: 'Ohne den Pfad wäre der Gipfel abgelehnt worden. Ist der Berg voll und der Pfad fehlt, verlieren alle sofort.',
    },
  },
  documentary: {
    title: 'Dokumentarfilm',
    say: {
      goal: 'Vor dem Gipfel filmt ihr drei Panoramen. Die Werte eines jeden müssen in einer Reihe nebeneinander liegen, in seiner Folge von links nach rechts.',
      film: 'In Reihe 1 liegen 7 und 8. Lege Schnee 9 daneben und bezahle mit Schnee 1: Das filmt 7-8-9. Für 9-8-7 wäre die Folge falsch.',
      second: 'In Reihe 2 liegen 3 und 4. Lege Fels 3, bezahle mit Fels 2, und 3-4-3 ist gefilmt.',
      down: 'Ein gefilmtes Panorama wird sofort umgedreht, und die Folge darf später zerrissen werden. Lagerfeuer haben hier keinen Wert.',
      cover:
        'Das letzte: 9 und 8 liegen in Reihe 5 vor einer Brücke. Überdecke sie mit Schnee 7, zum größeren Unterschied: zwei Karten.',
      summit: 'Alles ist gefilmt, und keine Brücke ist mehr zu sehen. Spiele den Gipfel.',
      end: 'Fehlt ein Film, wird der Gipfel abgelehnt, und auf einem vollen Berg verlieren alle sofort. Vier oder fünf Panoramen machen es schwerer.',
    },
  },
  wildlife: {
    title: 'Tierwelt',
    say: {
      goal: 'Mindestens acht Steinböcke müssen in Reihe 8 stehen, wenn der Gipfel gespielt wird. Gelände mit Steinbock bringt einen, wenn es aus der Hand gespielt wird.',
      place: 'Lege Fels 6 mit Steinbock neben die 5 und bezahle mit Schnee 1. Sofort steht ein Steinbock darauf.',
      herd: 'Eine dritte Aktion: eine Herde führen, alle Steinböcke einer Karte. Führe den aus Reihe 2 zu dem darüber in Reihe 3, weiter in Reihe 4, und lass die Herde rasten.',
      pay: 'Die Herde sammelt die Steinböcke auf ihrem Weg: Jetzt sind es zwei. Lege für jede Reihe, die sie stieg, eine Karte ab.',
      ways: 'Eine Herde steigt nur auf Gelände oder Lagerfeuer, das auf ihrer Karte ruht, nie zur Seite, nie auf eine sichtbare Brücke. Sammle erst: Viele steigen zum Preis von einem.',
      eighth:
        'Sieben Steinböcke sind in Reihe 8, der achte ist eine Reihe darunter. Führe ihn hinauf und bezahle mit Schnee 2.',
      summit: 'Acht Steinböcke stehen in Reihe 8. Spiele den Gipfel, und sie steigen hinauf.',
      end: 'Mit weniger als acht wird der Gipfel abgelehnt. Und noch etwas: Ein Lagerfeuer ersetzt nie eine Karte, auf der ein Steinbock steht.',
    },
  },
  solo: {
    title: 'Solo',
    say: {
      alone:
        'Solo hast du sechs Karten auf der Hand und einen Stapel, ohne Gelände mit dem Wert 1. Ein Zug bleibt, wie er ist: Lege Fels 4 neben die 4.',
      grapple:
        'Jetzt wäre deine ganze Hand teuer. Statt einer Aktion mischt einer der drei Wurfanker sie in den Stapel, und du ziehst sechs Karten. Nutze einen.',
      renewed:
        'Das war dein ganzer Zug. Mit der neuen Hand geht es weiter: Schnee 7 neben der 7 in Reihe 2 kostet nichts.',
      foot: 'Ebenso Gras 4 neben der 4 in Reihe 1.',
      end: 'Ein Wurfanker kommt nicht zurück: Nutze ihn, wenn eine Hand wirklich schlecht ist. Nimm weniger als drei oder keinen, um es schwerer zu machen.',
    },
  },
} satisfies Coach;
