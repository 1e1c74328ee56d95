/** The coach in German. */
import type { Coach } from '@halcyon/speech/lesson';

export const coach = {
  first: {
    title: 'Dein erstes Meer',
    say: {
      goal: 'Das Ziel: gemeinsam alle 36 Felder dieses Meeres mit Inseln füllen.',
      order:
        'Ihre Zahlen steigen entlang der Kette: von links nach rechts, dann weiter in der Reihe darüber. Nie darf etwas falsch liegen.',
      free: 'Wo keine Insel daneben liegt, kostet eine Insel nichts. Tippe auf die 8, dann auf das leuchtende Feld.',
      partner: 'Du ziehst nach. Nun handelt dein Gegenüber, wortlos: Was es platziert, ist alles, was es dir sagt.',
      price:
        'Neben einer Insel bezahlst du den Unterschied: Die 10 neben der 8 kostet zwei Karten. Lege sie, dann gib zwei hohe Karten.',
      'face-down':
        'Was du bezahlst, liegt verdeckt und ist für immer weg. Dein Gegenüber kann nichts günstig legen und legt zwei Karten ab.',
      discard:
        'Das ist die zweite Möglichkeit in deinem Zug. Lege 72 und 74 ab: Die 71 liegt fast am Ende, für sie wäre kein Platz.',
      refusals:
        'Was die Regeln verbieten, wird abgelehnt, mit Grund und Regel. Du kannst also alles gefahrlos ausprobieren.',
      'must-start':
        'Später: Du hast einen Start gezogen. Solange keiner liegt, muss ihn spielen, wer einen hat. Spiele ihn jetzt.',
      offer:
        'Er kostet alle zusammen acht Karten, und ihr habt je zwei mehr gezogen. Sagen dürft ihr jetzt nur Zahlen: Biete vier.',
      missing:
        'Das ergibt sieben, eine Karte ist noch nötig. In jeder Runde bieten alle neu, bis es acht sind. Bleib bei vier.',
      share:
        'Acht. Jeder gibt so viele, wie er geboten hat. Gib 11, 12, 77 und 78: Für sie ist kein leeres Feld mehr da.',
      started: 'Der Start liegt, und beide Hände sind wieder auf fünf gefüllt. Ohne Start wird kein Meer fertig.',
      'last-cell':
        'Das Ende ist nah: Ein Feld ist leer, und dein Stapel auch. Die 45 kostet zwei Karten: Behalte das Ziel.',
      lose: 'Wer weder eine Karte spielen noch zwei ablegen kann, lässt alle verlieren. Dein Gegenüber kann noch ablegen.',
      finish: 'Das Meer ist voll, ein Start liegt: Jetzt gewinnt das Ziel, für euch alle. Tippe darauf und spiele es.',
    },
  },
  solo: {
    title: 'Allein',
    say: {
      alone:
        'Allein hast du einen Stapel und eine Hand von fünf Karten; sonst bleibt alles gleich. Platziere die 35 in Reihe 3.',
      forced: 'Du hast den Start gezogen, also musst du ihn jetzt spielen.',
      eight: 'Allein ziehst du dafür acht weitere Karten und legst dann acht ab. Behalte 24, 40, 47 und 56.',
      'solo-end':
        'Dann ziehst du wieder auf fünf. Ein Ziel im vollen Meer gewinnt; wer nichts mehr tun kann, verliert.',
    },
  },
  'jagged-rocks': {
    title: 'Schroffe Felsen',
    say: {
      closed:
        'Die Schroffen Felsen sperren Reihe 3: Dort darf keine Karte platziert werden. Platziere die 22 in Reihe 2.',
      shift:
        'Nach jeder Aktion versetzt du die Schroffen Felsen an eine andere Reihe mit einem leeren Feld. Versetze sie an Reihe 6.',
      'partner-shifts': 'Dein Gegenüber tut dasselbe und kann gerade die Reihe öffnen oder sperren, die du brauchst.',
      stay: 'Platziere die 36 in Reihe 3. Dann lass die Schroffen Felsen liegen: Das kostet zwei Karten, die 7 und die 73.',
      gone: 'Sobald vier Reihen voll sind, verlassen die Schroffen Felsen das Spiel. Bis dahin liegen sie am besten, wo wenig zu tun ist.',
    },
  },
  'sea-monsters': {
    title: 'Seeungeheuer',
    say: {
      held: 'Zwischen 30 und 31 passt keine Zahl, aber da ist ein Feld. Tippe auf dein Seeungeheuer, dann auf die 31: Beide verlassen das Spiel.',
      'free-again':
        'Ein Seeungeheuer nimmt Platz auf der Hand weg und wird nie abgelegt, auch nicht als Bezahlung. Es zu spielen ist deine ganze Aktion.',
      fill: 'Das Feld ist wieder leer. Platziere dort die 33: Davor bleibt ein Feld, für das es zwei Zahlen gibt.',
      'finish-waits':
        'Solange jemand ein Seeungeheuer hat, wird ein Ziel abgelehnt. Spielt sie also rechtzeitig, wo sie helfen oder wenig schaden.',
    },
  },
  'storm-compass': {
    title: 'Sturm & Kompass',
    say: {
      storms:
        'In den Stapeln stecken Stürme und treffen euch, sobald man sie zieht. Platziere die 49 in Reihe 4: Dann kommt einer.',
      purple: 'Ein Violetter Sturm sperrt eine Reihe deiner Wahl mit einem leeren Feld. Lege ihn an Reihe 3.',
      compass:
        'Ein Kompass beendet einen Sturm; die Kompasse gehören euch allen. Setze jetzt einen ein: Das ist keine Aktion.',
      open: 'Reihe 3 ist wieder offen. Platziere dort die 36.',
      earn: 'Einen Kompass bringt der Start, eine Reihe aus sechs aufeinanderfolgenden Zahlen oder eine ganze Hand, als Aktion abgelegt.',
      colours:
        'Ein Gelber Sturm lässt dir drei Karten auf der Hand. Unter einem Orangefarbenen platzierst du Inseln nur neben Inseln.',
    },
  },
  wild: {
    title: 'Platzhalter',
    say: {
      'stands-for':
        'Als Insel bekommt ein Platzhalter seine Zahl, wenn er liegt, und danach bezahlst du. Platziere ihn neben der 31, als 32, für die 73.',
      anything:
        'Ein Platzhalter darf auch abgelegt werden oder der Start sein. Heb ihn auf für das, was fehlt: Keine Karte kann so viel.',
      last: 'Das Meer ist voll, und niemand von euch hat ein Ziel. Dein Platzhalter kann es sein: Spiele ihn als Ziel.',
    },
  },
  'high-arch': {
    title: 'Der Hohe Bogen',
    say: {
      pillars:
        'Zuerst baut ihr zwei Säulen, und dort wird nichts bezahlt. Platziere die 49 in der linken, zwischen 38 und 57.',
      'own-order':
        'Jede Säule steigt für sich, von unten links nach oben rechts. Dein Gegenüber füllt das letzte Feld der rechten.',
      roof: 'Beide Säulen sind voll: Jetzt kommt das Dach, eine eigene Kette. Platziere dort die 36.',
      pay: 'Im Dach bezahlst du wie gewohnt: Die 37 neben der 36 kostet eine Karte, die 73.',
      'arch-end':
        'Einen Start gibt es hier nicht. Sind alle 28 Felder des Dachs belegt, gewinnt ein Ziel. Was in den Säulen liegt, fehlt im Dach.',
    },
  },
  pyramid: {
    title: 'Die Pyramide',
    say: {
      'border-cells':
        'Sechs Felder der Pyramide tragen eine Grenzkarte. Wer dort eine Insel platziert, zieht eine Entdecker-Karte. Platziere dort die 27.',
      kept: 'Ein Kompass: Du behältst ihn auf der Hand. Nun versucht dein Gegenüber ein solches Feld.',
      storm:
        'Ein Sturm: Die 38 ging zurück auf die Hand, das Feld ist blockiert. Lege deinen Kompass ab: Tippe auf ihn, dann auf den Sturm.',
      'goes-on':
        'Diesmal geschah nichts, und die 38 liegt. Alle anderen Felder sind wie gewohnt: Platziere die 49 in Reihe 3.',
      deck: 'Ein Seeungeheuer nimmt die Insel, Schroffe Felsen kosten eine Karte mehr. Ein Ziel kommt auf die Hand: Es gewinnt am Ende.',
    },
  },
  'day-night': {
    title: 'Tag und Nacht',
    say: {
      sides:
        'Inseln haben eine Tag- und eine Nachtseite. Am Ende zeigen die unteren drei Reihen Nacht, die oberen Tag. Platziere die 49 in Reihe 4.',
      turned:
        'Du hast einen Kompass gezogen: Alle Hände wurden gewendet und zeigen Nacht. Eine Insel liegt so, wie die Hand gewendet ist.',
      night: 'Die Nacht gehört nach unten. Platziere die 36 in Reihe 3.',
      'turn-over':
        'Die 17 in Reihe 2 zeigt Tag. Eine Insel zu wenden ist auch eine Aktion und kostet eine Karte: Wende die 17, gib die 73.',
      'finish-waits':
        'Ein Ziel wird abgelehnt, bis jede Insel richtig liegt. Platziert unten bei Nacht und oben bei Tag, dann bleibt wenig zu wenden.',
    },
  },
  competitive: {
    title: 'Konkurrenz',
    say: {
      rivals:
        'Gegeneinander, du bei Tag: zwei Punkte für jede deiner Inseln, einer weniger für jede abgelegte Karte. Platziere die 32 neben deiner 31, für die 73.',
      row: 'Drei eigene in einer Folge bringen drei Punkte mehr. Gezogen hast du aus der Auslage, zuerst die Karte, die am weitesten vom Stapel liegt.',
      gaps: 'Niemand darf das Meer unfüllbar machen: Für jede Lücke braucht es so viele Zahlen wie Felder. Platziere die 49 in Reihe 4.',
      points:
        'Es endet, wenn das Meer voll ist oder beide höchstens eine Karte haben. Lange Folgen und wenige abgelegte Karten gewinnen.',
    },
  },
} satisfies Coach;
