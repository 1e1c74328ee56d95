/** Keys in German. */
import type { KeysSpeech } from './speech.ts';

export const keysDe = {
  fromHand:
    'Mit der Eingabetaste nimmst du eine Karte auf. Pfeil nach oben führt dann zur nächsten Stelle, an die sie darf; die Pfeiltasten führen von einer solchen Stelle zur anderen, mit der Umschalttaste von Feld zu Feld. Esc legt die Karte zurück.',
} satisfies KeysSpeech;
