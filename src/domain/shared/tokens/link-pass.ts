/**
 * What a signed link has opened in a browser: one voucher, the vouchers and papers of one order, one copy of an
 * account's data, the mail choices of one address, a preview of one page, text debug, or the change that a security
 * notice is about. It takes the place of the link's long-lived key, which leaves the address, and names its subject, so
 * that a pass never opens anything else. `version` is the order's, so that revoking links ends passes too;
 * `untilSeconds` counts from 1970.
 */
export type LinkPass = {
  readonly kind: LinkPassKind;
  /** A reference; the id of a copy or a preview without dashes; the keyed hash of an address in hexadecimal. */
  readonly subject: string;
  readonly version: number;
  readonly untilSeconds: number;
};

export type LinkPassKind = 'voucher' | 'order' | 'export' | 'mail' | 'preview' | 'debug' | 'notice';

const letters = {
  voucher: 'v',
  order: 'o',
  export: 'x',
  mail: 'm',
  preview: 'p',
  debug: 'd',
  notice: 's',
} as const satisfies Record<LinkPassKind, string>;
const kinds: ReadonlyMap<string, LinkPassKind> = new Map([
  ['v', 'voucher'],
  ['o', 'order'],
  ['x', 'export'],
  ['m', 'mail'],
  ['p', 'preview'],
  ['d', 'debug'],
  ['s', 'notice'],
]);

const shape = /^([voxmpds])-([A-Za-z0-9]{6,64})-([0-9a-z]{1,4})-([0-9a-z]{1,8})$/;
/** Together with its signature it fits the longest cookie that we read. */
const longest = 200;
const mostPasses = 8;

/** The passes as one word, the newest first; the oldest are left out where all would be too long. */
export function linkPassText(passes: readonly LinkPass[]): string {
  let text = '';
  for (const { kind, subject, version, untilSeconds } of passes.slice(0, mostPasses)) {
    const word = [letters[kind], subject, version.toString(36), untilSeconds.toString(36)].join('-');
    const longer = text === '' ? word : `${text}.${word}`;
    if (longer.length > longest) break;
    text = longer;
  }
  return text;
}

/** Reads such a word; null when it is none. */
export function readLinkPasses(text: string): readonly LinkPass[] | null {
  if (text.length > longest) return null;
  const passes: LinkPass[] = [];
  for (const word of text.split('.')) {
    const [, letter = '', subject = '', version = '', until = ''] = shape.exec(word) ?? [];
    const kind = kinds.get(letter);
    if (kind === undefined) return null;
    passes.push({ kind, subject, version: Number.parseInt(version, 36), untilSeconds: Number.parseInt(until, 36) });
  }
  return passes.length > mostPasses ? null : passes;
}

/** The pass for one thing, or undefined. */
export function passFor(
  passes: readonly LinkPass[] | undefined,
  kind: LinkPassKind,
  subject: string,
): LinkPass | undefined {
  return passes?.find((one) => one.kind === kind && one.subject === subject);
}

/** The passes with one more, which takes the place of an older one for the same thing. */
export function withPass(passes: readonly LinkPass[], pass: LinkPass): readonly LinkPass[] {
  return [pass, ...passes.filter(({ kind, subject }) => kind !== pass.kind || subject !== pass.subject)];
}
