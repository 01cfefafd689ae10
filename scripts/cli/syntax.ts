import type { Command as Commander } from 'commander';
import type { ParsedOptions } from '../commands/outcome.ts';

/** An option of a command, as `commander` takes it. */
export type OptionSyntax = {
  /** As it is typed: `--amount <decimal>`; without a value it is a flag. */
  readonly flags: string;
  readonly description: string;
  readonly isRequired?: true;
  readonly default?: string;
};

/** How a command is typed and described. */
export type Syntax = {
  readonly name: string;
  /** One line for the list of commands and the top of its help. */
  readonly description: string;
  /** More lines for its help. */
  readonly details?: string;
  /** Its arguments in their order, with descriptions: `<booking>` is required, `[type]` is optional, `[languages...]` repeats. */
  readonly args?: Readonly<Record<string, string>>;
  readonly options?: readonly OptionSyntax[];
};

/** Adds a command to its area. */
export function addSyntax(
  parent: Commander,
  { name, description, details, args = {}, options = [] }: Syntax,
): Commander {
  const leaf = parent.command(name).description(description);
  for (const [argument, about] of Object.entries(args)) leaf.argument(argument, about);
  for (const { flags, description: about, isRequired, default: standard } of options)
    leaf.option(flags, isRequired === true ? `${about} (required)` : about, standard);
  return details === undefined ? leaf : leaf.addHelpText('after', `\n${details}`);
}

/** Returns the options that were typed, and the defaults of the others. */
export function givenOf(leaf: Commander): ParsedOptions {
  const entries = Object.entries<unknown>(leaf.opts());
  return {
    values: Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    flags: new Set(entries.flatMap(([name, value]) => (value === true ? [name] : []))),
  };
}

/** Returns the flags of the required options that are not given. */
export function missingOptions({ options = [] }: Syntax, { values }: ParsedOptions): readonly string[] {
  return options
    .filter(({ flags, isRequired }) => isRequired === true && values[nameOf(flags)] === undefined)
    .map(({ flags }) => flags);
}

function nameOf(flags: string): string {
  const [long = ''] = flags.replace(/^--/, '').split(' ');
  return long.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
