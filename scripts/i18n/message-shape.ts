import type { Compiled } from './compile.ts';

/** What a message is made of besides its words. */
export type Shape = {
  /** Names that are filled in, each once. */
  readonly args: ReadonlySet<string>;
  /** Every `<0>`, `</0>` and `<1/>` along one way through the branches; the same on all ways of a sound message. */
  readonly tags: readonly string[];
  readonly choices: readonly Choice[];
  /** What people read, branch by branch. */
  readonly texts: readonly string[];
  /** The words of the longest way through the branches. */
  readonly longest: string;
};

/** A place where the message depends on a number or a word. */
export type Choice = {
  readonly arg: string;
  readonly kind: 'plural' | 'selectordinal' | 'select';
  readonly branches: ReadonlyMap<string, Shape & { readonly hash: boolean }>;
};

const tagMark = /<\/?\d+\/?>/g;

export function shapeOf(message: Compiled): Shape {
  const args = new Set<string>();
  const found: string[] = [];
  const choices: Choice[] = [];
  const texts: string[] = [];
  let longest = '';
  for (const token of typeof message === 'string' ? [message] : message) {
    if (typeof token === 'string') {
      found.push(...(token.match(tagMark) ?? []));
      const text = token.replaceAll(tagMark, '');
      if (text !== '#') texts.push(text);
      longest += text;
      continue;
    }
    const [name, kind, branches] = token;
    args.add(name);
    if (!isChoice(kind) || typeof branches !== 'object' || branches === null) continue;
    const choice = { arg: name, kind, branches: branchesOf(branches) };
    choices.push(choice);
    for (const branch of choice.branches.values()) {
      for (const arg of branch.args) args.add(arg);
      texts.push(...branch.texts);
    }
    found.push(...(choice.branches.get('other')?.tags ?? []));
    longest += [...choice.branches.values()].map((branch) => branch.longest).reduce(longer, '');
  }
  return { args, tags: found, choices, texts, longest };
}

function longer(one: string, other: string): string {
  return other.length > one.length ? other : one;
}

function branchesOf(branches: object): Choice['branches'] {
  return new Map(
    Object.entries(branches)
      .filter(([key]) => key !== 'offset')
      // Every branch but the offset is a message.
      .map(([key, branch]: [string, Compiled]) => [key, { ...shapeOf(branch), hash: branch.includes('#') }]),
  );
}

function isChoice(kind: unknown): kind is Choice['kind'] {
  return kind === 'plural' || kind === 'selectordinal' || kind === 'select';
}
