/**
 * The marks that our long texts may have: headings, lists, paragraphs, strong words and links. Nothing else has a
 * meaning: angle brackets, pictures and foreign schemes are letters like others, so that no text can carry a script.
 */
export type Span = ({ readonly kind: 'text' | 'strong' } | { readonly kind: 'link'; readonly href: string }) & {
  readonly text: string;
  readonly at: number;
};

export type Item = { readonly spans: readonly Span[]; readonly at: number };

/** `at` distinguishes the parts of one text, block or item by their position. */
export type Block = { readonly at: number } & (
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly spans: readonly Span[] }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
);

/** A marked text as blocks; every text has some, whatever it holds. */
export function markedBlocks(source: string): readonly Block[] {
  return source
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(groupsOf)
    .map(blockOf);
}

/** Returns the words of blocks without their marks, where only plain text is possible. */
export function plainText(blocks: readonly Block[]): string {
  const words = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
  return blocks
    .flatMap((block) => (block.kind === 'list' ? block.items.map(({ spans }) => words(spans)) : [words(block.spans)]))
    .join('\n');
}

/** A heading may be right above its paragraph, and a list right below one. */
function groupsOf(part: string): readonly Group[] {
  const groups: { kind: LineKind; lines: string[] }[] = [];
  for (const line of part.split('\n').map((one) => one.trim())) {
    const kind = lineKind(line);
    const last = groups.at(-1);
    if (last !== undefined && last.kind === kind && kind !== 'heading') last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups;
}

type Group = { readonly kind: LineKind; readonly lines: readonly string[] };
type LineKind = 'heading' | 'bullet' | 'number' | 'plain';

function lineKind(line: string): LineKind {
  if (/^#{2,3} /.test(line)) return 'heading';
  if (line.startsWith('- ')) return 'bullet';
  return /^\d{1,2}\. /.test(line) ? 'number' : 'plain';
}

function blockOf({ kind, lines }: Group, at: number): Block {
  const [first = ''] = lines;
  if (kind === 'heading')
    return { at, kind, level: first.startsWith('### ') ? 3 : 2, spans: spansOf(first.replace(/^#+ /, '')) };
  if (kind === 'plain') return { at, kind: 'paragraph', spans: spansOf(lines.join(' ')) };
  const mark = kind === 'bullet' ? /^- / : /^\d{1,2}\. /;
  const items = lines.map((line, place) => ({ at: place, spans: spansOf(line.replace(mark, '')) }));
  return { at, kind: 'list', ordered: kind === 'number', items };
}

const marks = /\*\*([^*\n]{1,300})\*\*|\[([^\][\n]{1,200})\]\(([^()\s]{1,300})\)/g;

function spansOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, strong, words, href] = match;
    const kind = strong === undefined ? linkOf(href) : ({ kind: 'strong' } as const);
    if (kind === null) continue;
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index), at: from });
    spans.push({ ...kind, text: strong ?? words ?? '', at: match.index });
    from = match.index + whole.length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from), at: from });
  return spans;
}

/** To pages of ours, to other sites by https, and to a mail address; anything else is no link. */
function linkOf(href = ''): { readonly kind: 'link'; readonly href: string } | null {
  const own = /^\/(?![/\\])[\w\-/.?=&#]*$/.test(href);
  const mail = /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(href);
  const foreign = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/[\w\-/.?=&#%]*)?$/i.test(href);
  return own || mail || foreign ? { kind: 'link', href } : null;
}
