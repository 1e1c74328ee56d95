/** Soft tones, made here: nothing is loaded for them. Off until the reader wants them. */
import { settings } from './settings.svelte.ts';

/** The tones of each sound in Hz, one after the other. */
const TONES = {
  turn: [523, 659],
  placed: [392],
  refused: [262, 233],
  won: [523, 659, 784, 1047],
  lost: [392, 330, 262],
};
export type Sound = keyof typeof TONES;
/** Seconds from one tone to the next, and until one has faded. */
const APART = 0.12;
const FADED = 0.5;
const LOUD = 0.08;

let audio: AudioContext | undefined;
export const play = (sound: Sound): void => {
  // Before a first press browsers refuse, and say so in red.
  if (!settings.values.sound || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  // Safari puts it to sleep when a call or another app wants to be heard.
  void audio.resume();
  for (const [i, frequency] of TONES[sound].entries()) {
    const begin = audio.currentTime + i * APART;
    const tone = new OscillatorNode(audio, { type: 'sine', frequency });
    const loud = new GainNode(audio, { gain: 0 });
    loud.gain.setValueAtTime(0, begin);
    loud.gain.linearRampToValueAtTime(LOUD, begin + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, begin + FADED);
    tone.connect(loud).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + FADED);
  }
};
