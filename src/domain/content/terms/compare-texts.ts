import { markedBlocks, type Block, type Span } from '#src/domain/content/marked-text.ts';

export type Fate = 'same' | 'gone' | 'new';

/** Words of a paragraph that have one fate; `at` distinguishes the pieces of a paragraph. */
export type Piece = { readonly at: number; readonly fate: Fate; readonly text: string };

/** A heading, paragraph or item of either text, in the order of reading. */
export type ComparedPart = {
  readonly at: number;
  readonly kind: 'heading' | 'paragraph' | 'item';
  readonly pieces: readonly Piece[];
};

type Part = Pick<ComparedPart, 'kind'> & { readonly text: string };
type Step<Value> = { readonly fate: Fate; readonly value: Value };

/** Texts longer than this are compared as a whole: the work grows with the product of their lengths. */
const mostSteps = 4_000_000;
/** And so many pairs of paragraphs are looked at in one place before all of it counts as replaced. */
const mostPairs = 2_500;
/** Below this share of words in common a paragraph was replaced, not changed. */
const kinship = 0.4;

/**
 * What became of a marked text (spec §2 `/term/history/`): paragraphs that stayed, went or came, and within those that
 * were changed the words. Signs that write without blanks are words by themselves.
 */
export function compareTexts(before: string, after: string): readonly ComparedPart[] {
  const steps = stepsBetween(partsOf(before), partsOf(after), (part) => `${part.kind} ${part.text}`);
  return paired(steps).map((part, at) => ({ at, ...part }));
}

function partsOf(source: string): readonly Part[] {
  return markedBlocks(source).flatMap(partsOfBlock);
}

function partsOfBlock(block: Block): readonly Part[] {
  if (block.kind === 'list') return block.items.map(({ spans }) => ({ kind: 'item', text: textOf(spans) }));
  return [{ kind: block.kind, text: textOf(block.spans) }];
}

function textOf(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join('');
}

type ComparedPartText = Omit<ComparedPart, 'at'>;

function paired(steps: readonly Step<Part>[]): readonly ComparedPartText[] {
  const compared: ComparedPartText[] = [];
  let [gone, came]: [Part[], Part[]] = [[], []];
  for (const { fate, value } of steps) {
    if (fate === 'gone') gone.push(value);
    else if (fate === 'new') came.push(value);
    else {
      compared.push(...changed(gone, came), whole('same')(value));
      [gone, came] = [[], []];
    }
  }
  return [...compared, ...changed(gone, came)];
}

/** What went and what came in one place: the same kind with kindred words is one paragraph that was changed. */
function changed(gone: readonly Part[], came: readonly Part[]): readonly ComparedPartText[] {
  const isMuch = gone.length * came.length > mostPairs;
  const to = isMuch ? -1 : came.findIndex((after) => gone.some((before) => areKin(before, after)));
  const after = came[to];
  if (after === undefined) return [...gone.map(whole('gone')), ...came.map(whole('new'))];
  const from = gone.findIndex((before) => areKin(before, after));
  const pieces = piecesOf(gone[from]?.text ?? '', after.text);
  return [
    ...changed(gone.slice(0, from), came.slice(0, to)),
    { kind: after.kind, pieces },
    ...changed(gone.slice(from + 1), came.slice(to + 1)),
  ];
}

function whole(fate: Fate): (part: Part) => ComparedPartText {
  return ({ kind, text }) => ({ kind, pieces: [{ at: 0, fate, text }] });
}

function areKin(before: Part, after: Part): boolean {
  if (before.kind !== after.kind) return false;
  const [one, other] = [wordsOf(before.text), wordsOf(after.text)].map((words) =>
    words.filter((word) => /\S/.test(word)),
  );
  const left = new Set(one);
  const shared = (other ?? []).filter((word) => left.has(word)).length;
  return shared / Math.max(one?.length ?? 0, other?.length ?? 0, 1) >= kinship;
}

function piecesOf(before: string, after: string): readonly Piece[] {
  const pieces: { fate: Fate; text: string }[] = [];
  for (const { fate, value } of stepsBetween(wordsOf(before), wordsOf(after), (word) => word)) {
    const last = pieces.at(-1);
    if (last?.fate === fate) last.text += value;
    else pieces.push({ fate, text: value });
  }
  return pieces.map((piece, at) => ({ at, ...piece }));
}

const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+|\s+|./gu;

function wordsOf(text: string): readonly string[] {
  return text.match(word) ?? [];
}

/** The shortest way from one row to the other; where both may come first, removals precede additions. */
function stepsBetween<Value>(
  before: readonly Value[],
  after: readonly Value[],
  keyOf: (value: Value) => string,
): readonly Step<Value>[] {
  const [left, right] = [before.map(keyOf), after.map(keyOf)];
  const all = (values: readonly Value[], fate: Fate): Step<Value>[] => values.map((value) => ({ fate, value }));
  if (left.length * right.length > mostSteps) return [...all(before, 'gone'), ...all(after, 'new')];
  const common = commonLengths(left, right);
  const steps: Step<Value>[] = [];
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    if (left[i] === right[j]) {
      steps.push(...all(after.slice(j, j + 1), 'same'));
      i += 1;
      j += 1;
    } else if ((common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) {
      steps.push(...all(before.slice(i, i + 1), 'gone'));
      i += 1;
    } else {
      steps.push(...all(after.slice(j, j + 1), 'new'));
      j += 1;
    }
  }
  return [...steps, ...all(before.slice(i), 'gone'), ...all(after.slice(j), 'new')];
}

/** For each pair of places, how much both rows have in common from there on. */
function commonLengths(left: readonly string[], right: readonly string[]): readonly Uint32Array[] {
  const table = Array.from({ length: left.length + 1 }, () => new Uint32Array(right.length + 1));
  for (let i = left.length - 1; i >= 0; i -= 1) {
    const [row, below] = [table[i], table[i + 1]];
    if (row === undefined || below === undefined) continue;
    for (let j = right.length - 1; j >= 0; j -= 1)
      row[j] = left[i] === right[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return table;
}
