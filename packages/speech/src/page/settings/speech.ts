/** How the reader likes the page. Words of the settings come with them, in all languages: the first screen does without. */
type Choice<Key extends string> = Readonly<Record<Key, string>>;

export interface SettingsSpeech {
  readonly language: string;
  readonly theme: string;
  readonly themes: Choice<'auto' | 'light' | 'dark'>;
  readonly pace: string;
  readonly paceAbout: string;
  readonly paces: Choice<'slow' | 'normal' | 'fast' | 'step'>;
  readonly motion: string;
  readonly motions: Choice<'auto' | 'full' | 'none'>;
  readonly text: string;
  readonly texts: Choice<'normal' | 'large' | 'larger'>;
  /** Switches: what each is called, and what it does. */
  readonly switches: Readonly<
    Record<'leftHand' | 'sound' | 'confirm' | 'plain', { readonly name: string; readonly about: string }>
  >;
  readonly install: string;
  readonly installAbout: string;
  /** Where only the reader's own hand can do it, in Safari. */
  readonly installByHand: string;
  readonly installed: string;
  /** Why neither that nor playing offline can be had at this address. */
  readonly insecure: string;
}
