/** What the page says of games that are kept and sent: My games, sharing, links, two tabs, a full store. Loaded by those who get there. */
export interface KeepingSpeech {
  readonly openLogAbout: string;
  readonly open: string;
  readonly chooseFile: string;
  readonly cannotOpen: string;
  readonly log: string;
  readonly logAbout: string;
  readonly copy: string;
  readonly copied: string;
  readonly mail: string;
  readonly save: string;
  readonly brokenTitle: string;
  brokenAbout(reason: string): string;
  /** Of a game that was written by another release. */
  readonly older: string;
  readonly download: string;
  readonly forget: string;

  readonly title: string;
  readonly none: string;
  readonly unfinished: string;
  readonly finished: string;
  readonly yourTurn: string;
  turnOf(name: string): string;
  steps(n: number): string;
  readonly sharedDeal: string;
  readonly goOn: string;
  readonly review: string;
  readonly rename: string;
  readonly name: string;
  readonly done: string;
  readonly remove: string;
  removed(game: string): string;
  readonly undo: string;
  readonly sameDeal: string;
  readonly exportAll: string;
  readonly importAll: string;
  imported(n: number, already: number): string;
  refused(game: string, reason: string): string;
  readonly noGames: string;
  /** Where games are kept. */
  readonly here: string;
  /** Of browsers that clear pages that are not visited. */
  readonly clearing: string;

  readonly elsewhere: { readonly title: string; readonly about: string; readonly playHere: string };
  readonly full: { readonly title: string; readonly about: string; readonly clear: string };
  readonly unknown: { readonly title: string; readonly about: string };

  readonly link: string;
  /** Opens a game at the step that is shown. */
  readonly momentLink: string;
  readonly linkAbout: string;
  readonly openSecrets: string;
  readonly showLink: string;
  readonly copyLink: string;
  readonly send: string;
  readonly mailLong: string;
  readonly deal: string;
  readonly dealAbout: string;
  readonly picture: string;
  readonly pictureAbout: string;
  readonly makePicture: string;
  readonly savePicture: string;
  readonly noPicture: string;
  readonly text: string;

  readonly sentGame: string;
  readonly running: string;
  readonly keepIt: string;
  readonly sentDeal: string;
  readonly dealKnown: string;
  readonly playDeal: string;
  readonly cannotRead: string;
  /** Why a link cannot be read; other reasons are told as they are. */
  readonly problems: Readonly<Record<'damaged' | 'large' | 'unable' | 'game', string>>;
}
