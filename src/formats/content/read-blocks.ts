import type { ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { blockFormOf, type BlockForm } from '#src/domain/content/blocks/content-block.ts';

/**
 * A block as it was read, not checked yet: `value` has the names of `ContentBlock`, `lineOf` says where each of them is
 * in the file.
 */
export type RawBlock = {
  readonly value: Readonly<Record<string, unknown>>;
  readonly line: number;
  readonly lines: ReadonlyMap<string, number>;
};

/** An issue at its line. */
export type LineFault = { readonly line: number; readonly reason: string };

export type ReadBlocks = { readonly blocks: readonly RawBlock[]; readonly faults: readonly LineFault[] };

/**
 * Reads blocks out of a text whose first line has the number `firstLine`: what is between fences is marked text; a
 * fence is `::: kind`, lines of facts, items (`- cell | cell`, their text indented below them) or a text after an empty
 * line, and `:::`.
 */
export function readBlocks(text: string, firstLine: number): ReadBlocks {
  const blocks: RawBlock[] = [];
  const faults: LineFault[] = [];
  const lines = text.split('\n');
  let plain: Line[] = [];
  const flush = (): void => {
    const words = plain
      .map((one) => one.text)
      .join('\n')
      .trim();
    const line = plain.find((one) => one.text.trim() !== '')?.line ?? firstLine;
    if (words !== '') blocks.push({ value: { kind: 'text', text: words }, line, lines: new Map() });
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const opening = /^:::\s*(?:([a-z-]+)\s*)?$/.exec(lines[at] ?? '');
    if (opening === null) {
      plain.push({ text: lines[at] ?? '', line: firstLine + at });
      continue;
    }
    flush();
    const line = firstLine + at;
    const [, kind = ''] = opening;
    const end = lines.findIndex((one, place) => place > at && /^:::\s*$/.test(one));
    if (kind === '') faults.push({ line, reason: 'a block ends here that was not opened, or its kind is missing' });
    else if (end === -1) faults.push({ line, reason: `the block ${kind} has no end (:::)` });
    if (kind === '' || end === -1) break;
    const inside = lines.slice(at + 1, end).map((one, place) => ({ text: one, line: line + 1 + place }));
    const read = readBlock(kind, line, inside);
    if ('value' in read) blocks.push(read);
    else faults.push(...read);
    at = end;
  }
  flush();
  return { blocks, faults };
}

/** Returns the line of a block's issue: of the named value, or of the nearest around it. */
export function lineOfFault({ line, lines }: Pick<RawBlock, 'line' | 'lines'>, { path }: ItemFault): number {
  for (let length = path.length; length > 0; length -= 1) {
    const found = lines.get(path.slice(0, length).join('.'));
    if (found !== undefined) return found;
  }
  return line;
}

type Line = { readonly text: string; readonly line: number };

function readBlock(kind: string, line: number, inside: readonly Line[]): RawBlock | readonly LineFault[] {
  const form = blockFormOf(kind);
  if (form === null) return [{ line, reason: `unknown block: "${kind}"` }];
  const head = inside.findIndex(({ text }) => text.trim() === '' || text.startsWith('- '));
  const facts = readFacts(form, head === -1 ? inside : inside.slice(0, head));
  const rest = head === -1 ? [] : inside.slice(head);
  const body = form.items === undefined ? readText(form, rest) : readItems(form.items, rest);
  const faults = [...facts.faults, ...body.faults];
  if (faults.length > 0) return faults;
  return {
    value: { kind, ...facts.value, ...body.value },
    line,
    lines: new Map([...facts.lines, ...body.lines]),
  };
}

type Part = {
  readonly value: Readonly<Record<string, unknown>>;
  readonly lines: ReadonlyMap<string, number>;
  readonly faults: readonly LineFault[];
};

function readFacts({ facts }: BlockForm, written: readonly Line[]): Part {
  const value: Record<string, unknown> = {};
  const lines = new Map<string, number>();
  const faults: LineFault[] = [];
  for (const { text, line } of written) {
    const [, name = '', said = ''] = /^([a-z]+):(.*)$/.exec(text) ?? [];
    const words = said.trim();
    const shape = Object.entries(facts).find(([known]) => known === name)?.[1];
    if (shape === undefined)
      faults.push({ line, reason: `unknown attribute of this block: "${text.trim().slice(0, 40)}"` });
    else if (lines.has(name)) faults.push({ line, reason: `${name} occurs twice` });
    else if (shape === 'line') value[name] = words;
    else if (shape === 'cells') value[name] = cellsOf(words);
    else if (shape === 'number') value[name] = Number(words);
    else value[name] = listOf(words).map((one) => (shape === 'words' ? one : Number(one)));
    lines.set(name, line);
  }
  return { value, lines, faults };
}

function listOf(words: string): readonly string[] {
  return words.split(/[\s,]+/).filter((one) => one !== '');
}

function readText({ text }: BlockForm, rest: readonly Line[]): Part {
  const words = rest
    .map((one) => one.text)
    .join('\n')
    .trim();
  const first = rest.find((one) => one.text.trim() !== '');
  if (first === undefined) return { value: {}, lines: new Map(), faults: [] };
  if (text !== true)
    return { value: {}, lines: new Map(), faults: [{ line: first.line, reason: 'text is not allowed here' }] };
  return { value: { text: words }, lines: new Map([['text', first.line]]), faults: [] };
}

function readItems(items: Exclude<BlockForm['items'], undefined>, rest: readonly Line[]): Part {
  const name = items === 'rows' ? 'rows' : 'items';
  const found: { cells: readonly string[]; text: string[] }[] = [];
  const lines = new Map<string, number>();
  const faults: LineFault[] = [];
  for (const { text, line } of rest) {
    if (text.startsWith('- ')) {
      lines.set(`${name}.${found.length}`, line);
      found.push({ cells: cellsOf(text.slice(2)), text: [] });
    } else if (text.trim() === '' || text.startsWith('  ')) found.at(-1)?.text.push(text.replace(/^ {2}/, ''));
    else faults.push({ line, reason: 'an item begins with "- ", and its text is indented by two spaces' });
  }
  const values = found.map(({ cells, text }, place) => {
    const words = text.join('\n').trim();
    const line = lines.get(`${name}.${place}`) ?? 0;
    if (items === 'rows' || items.text === undefined) {
      if (words !== '') faults.push({ line, reason: 'text is not allowed below this item' });
    }
    if (items === 'rows') return cells;
    if (cells.length > items.cells.length)
      faults.push({ line, reason: `an item has at most ${items.cells.length} parts between bars` });
    const named = items.cells.flatMap((cell, nth) => (cells[nth] === undefined ? [] : [[cell, cells[nth]] as const]));
    return {
      ...Object.fromEntries(named),
      ...(items.text === undefined || words === '' ? {} : { [items.text]: words }),
    };
  });
  return { value: { [name]: values }, lines, faults };
}

/** Cells between bars; `\|` is a bar. */
function cellsOf(words: string): readonly string[] {
  return words.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}
