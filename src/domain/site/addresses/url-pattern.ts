/**
 * URL patterns of the page table. They name neither the language prefix nor the trailing slash: both are settled at
 * the request context before a pattern is matched (house rule 2).
 *
 * - `:id` a whole number, 1 to 10 digits, at most 2^31 − 1
 * - `:path?` an optional slug with its dash: `-hong-kong`
 * - `:event(key)` 1 to 64 letters, digits, dashes or underscores
 * - `:type(poiList|nearbyList)` one of a closed list
 */
export type UrlPattern = {
  readonly source: string;
  readonly expression: RegExp;
  readonly parts: readonly PatternPart[];
};

export type PatternPart =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'int' | 'key' | 'slug'; readonly name: string }
  | { readonly kind: 'list'; readonly name: string; readonly values: readonly string[] };

export type UrlParams = Readonly<Record<string, string>>;

const largestId = 2_147_483_647;

/** Reads a pattern; throws when it is malformed, which is a fault of the page table. */
export function urlPattern(source: string): UrlPattern {
  const parts = [...source.matchAll(/:(\w+)(\?|\(([^)]+)\))?|[^:]+/g)].map(partOf);
  if (!source.startsWith('/') || parts.length === 0) throw new Error(`malformed pattern ${source}`);
  let compiled: RegExp | null = null;
  return {
    source,
    parts,
    // A browser reads the whole table of pages and endpoints at its start, and uses a few of them.
    get expression() {
      return (compiled ??= new RegExp(`^${parts.map(expressionOf).join('')}$`));
    },
  };
}

/**
 * The values in a path without prefix and trailing slash ("/" is the home page); null when the pattern does not fit.
 */
export function matchUrl(pattern: UrlPattern, path: string): UrlParams | null {
  const match = pattern.expression.exec(path);
  if (match === null) return null;
  const params: Record<string, string> = {};
  for (const part of pattern.parts) {
    if (part.kind === 'literal') continue;
    const value = match.groups?.[part.name];
    if (value === undefined || value === '') continue;
    if (part.kind === 'int' && Number(value) > largestId) return null;
    params[part.name] = part.kind === 'slug' ? value.slice(1) : value;
  }
  return params;
}

/**
 * Builds a path from a pattern. Every value is checked against its part, so that no value can leave its segment
 * (threat T-24); a missing one fails with the specification's words (spec §5).
 */
export function buildUrl(pattern: UrlPattern, params: UrlParams): string {
  const path = pattern.parts.map((part) => textOf(part, params)).join('');
  if (matchUrl(pattern, path) === null) throw new Error(`url parameter does not fit ${pattern.source}`);
  return path;
}

/** The pattern with its closed lists written out and its other parameters as whole segments, for a segment router. */
export function segmentPaths(pattern: UrlPattern): string[] {
  let paths = [''];
  for (const part of pattern.parts) {
    const texts = spellings(part);
    paths = paths.flatMap((path) => texts.map((text) => path + text));
  }
  return paths.map((path) =>
    path
      .split('/')
      .map((segment, index) => (segment.includes('\0') ? `:segment${index}` : segment))
      .join('/'),
  );
}

function spellings(part: PatternPart): readonly string[] {
  if (part.kind === 'list') return part.values;
  return [part.kind === 'literal' ? part.text : '\0'];
}

function partOf(match: RegExpMatchArray): PatternPart {
  const [text, name, mark, list] = match;
  if (name === undefined) return { kind: 'literal', text };
  if (mark === '?') return { kind: 'slug', name };
  if (list === undefined) return { kind: 'int', name };
  return list === 'key' ? { kind: 'key', name } : { kind: 'list', name, values: list.split('|') };
}

function expressionOf(part: PatternPart): string {
  switch (part.kind) {
    case 'literal':
      return part.text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    case 'int':
      return `(?<${part.name}>[1-9][0-9]{0,9})`;
    case 'key':
      return `(?<${part.name}>[A-Za-z0-9_-]{1,64})`;
    case 'slug':
      return String.raw`(?<${part.name}>-[^/\\?#\s]{0,120})?`;
    case 'list':
      return `(?<${part.name}>${part.values.join('|')})`;
  }
}

function textOf(part: PatternPart, params: UrlParams): string {
  if (part.kind === 'literal') return part.text;
  const value = params[part.name];
  if (part.kind === 'slug') return value === undefined || value === '' ? '' : `-${value}`;
  if (value === undefined) throw new Error('url parameter not find');
  return value;
}
