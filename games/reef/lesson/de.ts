/** The coach in German. */
import type { Coach } from '@halcyon/speech/lesson';

export const coach = {
  first: {
    title: 'Dein erstes Riff',
    say: {
      goal: 'Das Ziel: als Erstes fünf Bruten haben. Für eine Brut kommen auf einer deiner Korallen ein Männchen und ein Weibchen zusammen, in den Farben einer offenen Zuchtkarte.',
      worms:
        'Ein Zug beginnt mit zwei Würfeln. Du hast Gelb und Violett geworfen und je einen Wurm genommen; dein Gegenüber wählte eine der Farben. Mit Würmern wird bezahlt.',
      coral:
        'Du kaufst, wo du ein Boot hast: an Spalte 1. In deiner eigenen Reihe kostet eine Karte einen Wurm. Kaufe die Koralle und zahle mit Rosa: Keine Zuchtkarte zeigt es jetzt.',
      end: 'Du könntest weitermachen, solange du bezahlen kannst. Beende deinen Zug: Das Meer rückt zum Ufer, und vom Riff her kommen neue Karten.',
      share:
        'Dein Gegenüber hat Rot und Blau geworfen, und auch du nimmst einen Wurm, in der Farbe deiner Wahl. Blau ist auf zwei Zuchtkarten: Nimm es.',
      fish: 'Die Strömung hat das gelbe Männchen zu deinem Boot gebracht. Würmer für einen Fisch haben seine Farbe. Fange es: Es kommt auf deine Koralle; der erste Fisch ist beliebig.',
      boat: 'Ein Boot kostet drei Würmer in beliebigen Farben und öffnet die nächste Spalte in Richtung Riff. Kaufe eines und bezahle mit Rot, Grün und Violett.',
      later:
        'So weit der Anfang. In den Mittelreihen kostet eine offene Karte zwei Würmer, in der gegnerischen Reihe drei. Einige Züge später:',
      turn: 'In den Mittelreihen deckt ein beliebiger Wurm eine Karte auf. Dann nimmst du sie für einen mehr oder lässt sie liegen. Decke die an Spalte 2 auf, bezahle mit Rot.',
      brood:
        'Ein violettes Weibchen. Eine Zuchtkarte zeigt Gelb und Violett: Mit deinem gelben Männchen wird das eine Brut. Fange es für einen violetten Wurm.',
      stays:
        'Beide Fische kommen auf die Ablage. Die Zuchtkarte bleibt für immer auf dieser Koralle, die nächste wurde aufgedeckt. Du darfst höchstens fünf Korallen haben.',
      shark:
        'Dein Gegenüber braucht das grüne Männchen an Spalte 3. Ein Hai holt jede offene Karte aus dem Meer, kostenlos und ohne Boot. Tippe den Hai an, dann diesen Fisch.',
      art: 'Gutes Spiel: früh Boote und Korallen, Würmer in den Farben der Zuchtkarten und ein Auge auf dein Gegenüber. Ein Hai holt auch einen Fisch von einer deiner Korallen.',
      pearl:
        'Kurz vor dem Ende, je vier Bruten. Das gelbe Weibchen in der Mitte kostet zwei gelbe Würmer, und du hast einen. Kaufe zuerst die Perle und bezahle mit Blau.',
      fifth:
        'Eine Perle bezahlt wie ein Wurm in der Farbe, die du brauchst. Fange das gelbe Weibchen: Mit deinem roten Männchen wird es die fünfte Brut.',
      won: 'Wer die fünfte Brut bekommt, gewinnt sofort.',
    },
  },
} satisfies Coach;
