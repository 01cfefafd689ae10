/** Where a translation comes from. */
export type Provenance = {
  /** `person` once a person has written it, or has compared it with the source. */
  readonly by: 'person' | 'machine';
  /** What translated it: `batch` for the texts that are delivered with the shop, else a translation service. Null for a person. */
  readonly engine: string | null;
  /** The day of the translation or of the comparison, "YYYY-MM-DD". */
  readonly date: string;
  /** `sourceHash` of the source texts on that day. */
  readonly sourceHash: string;
};

/** What is stored with a translation. Rows and files from before provenance have `reviewed` instead. */
export type Translated = {
  readonly provenance?: Provenance;
  readonly reviewed?: boolean;
};

/** What pages say about a translation. */
export const translationNotices = ['machine', 'outdated', 'machine_outdated'] as const;
export type TranslationNotice = (typeof translationNotices)[number];

/** What is known of a translation that is shown; `engine` and `date` are null for texts from before provenance. */
export type TranslationState = {
  readonly by: Provenance['by'];
  readonly engine: string | null;
  readonly date: string | null;
  /** The source has changed since. */
  readonly outdated: boolean;
  /** Null when a person has read it and its source is unchanged. */
  readonly notice: TranslationNotice | null;
};

/** Returns the state of a translation of these source texts. */
export function translationState(
  { provenance, reviewed = false }: Translated,
  source: readonly string[],
): TranslationState {
  const former = { by: reviewed ? 'person' : 'machine', engine: null, date: null } as const;
  const { by, engine, date } = provenance ?? former;
  const outdated = provenance !== undefined && provenance.sourceHash !== sourceHash(source);
  return { by, engine, date, outdated, notice: noticeOf(by, outdated) };
}

function noticeOf(by: Provenance['by'], outdated: boolean): TranslationNotice | null {
  if (by === 'machine') return outdated ? 'machine_outdated' : 'machine';
  return outdated ? 'outdated' : null;
}

/**
 * Returns a hash of source texts: 16 hexadecimal digits, the same on every machine. Spaces, line breaks, the composition
 * of accents and empty texts do not count. It detects changes and is no protection against attackers.
 */
export function sourceHash(texts: readonly string[]): string {
  const normal = texts
    .map((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  const whole = normal.join('\n');
  return digits(fnv(whole, 0x811c9dc5)) + digits(fnv(`${whole}\n${whole.length}`, 0x9747b28c));
}

/** FNV-1a over UTF-16 units, with 32 bits. */
function fnv(text: string, basis: number): number {
  let hash = basis;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function digits(hash: number): string {
  return hash.toString(16).padStart(8, '0');
}

const written = /^(?:person|machine ([a-z0-9][a-z0-9.-]{0,39})) (\d{4}-\d\d-\d\d) ([0-9a-f]{16})$/;

/** How provenance is written in files. */
export const provenanceForm = 'person <date> <source hash>, or machine <engine> <date> <source hash>';

/** Returns the provenance in a text of `provenanceForm`, or null when it is not one. */
export function parseProvenance(text: string): Provenance | null {
  const [, engine = null, date = '', hash = ''] = written.exec(text) ?? [];
  if (hash === '' || Number.isNaN(Date.parse(date))) return null;
  return { by: engine === null ? 'person' : 'machine', engine, date, sourceHash: hash };
}

/** Returns provenance as files have it. */
export function provenanceText({ by, engine, date, sourceHash: hash }: Provenance): string {
  return by === 'person' ? `person ${date} ${hash}` : `machine ${engine ?? 'unknown'} ${date} ${hash}`;
}
