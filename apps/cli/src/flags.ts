/** The options of a call as values; what was typed wrong is a BadInput with the option's name. */
import { BadInput } from '@halcyon/kernel';

export interface Range {
  readonly least: number;
  readonly most?: number;
}

/** The command line's library calls --public-url publicUrl. */
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export class Flags {
  constructor(
    readonly values: Readonly<Record<string, unknown>>,
    /** As typed: cac reads '007' and '1e3' as numbers, which would change a seed. */
    readonly argv: readonly string[],
  ) {}

  is(name: string): boolean {
    return this.values[camel(name)] === true;
  }
  /** Every value that was given for a repeatable option, comma-separated lists taken apart. */
  list(name: string): string[] {
    return [this.values[name] ?? []]
      .flat()
      .flatMap((value) => String(value).split(','))
      .filter((word) => word !== '');
  }
  text(name: string): string | undefined {
    const value = this.values[camel(name)];
    if (value === undefined) return undefined;
    if (Array.isArray(value)) throw new BadInput(name, `--${name} is given twice`);
    return this.#typed(name) ?? String(value);
  }
  number(name: string, { least, most }: Range): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = text.trim() === '' ? Number.NaN : Number(text);
    const range = most === undefined ? `a whole number from ${least} on` : `a whole number from ${least} to ${most}`;
    if (!Number.isSafeInteger(value) || value < least || value > (most ?? value)) {
      throw new BadInput(name, `--${name} takes ${range}, not '${text}'`);
    }
    return value;
  }

  #typed(name: string): string | undefined {
    const at = this.argv.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`));
    // What was not typed is what stands there otherwise.
    if (at === -1) return undefined;
    const word = this.argv[at];
    return word?.startsWith(`--${name}=`) ? word.slice(name.length + 3) : this.argv[at + 1];
  }
}
