/** Rows that are odd on purpose, so that whatever reads a synthetic catalogue meets what a real one holds. */
export const edges = [
  'long title',
  'no reviews',
  'free',
  'sold out for ever',
  'currency without decimals',
  'right-to-left name',
  'no picture',
  'date line',
  'southern summer',
  'half-hour zone',
  'clock change',
  'emoji',
] as const;
export type Edge = (typeof edges)[number];

const every = 997;

/** The oddity of a row (counted from 1), one after another at every 997th; undefined for the others. */
export function edgeOf(row: number): Edge | undefined {
  return row % every === 0 ? edges[(row / every - 1) % edges.length] : undefined;
}

/** The country whose city an odd row needs, if any. */
export function edgeCountry(edge: Edge | undefined): string | undefined {
  if (edge === 'currency without decimals') return 'JP';
  if (edge === 'date line') return 'FJ';
  if (edge === 'southern summer') return 'AU';
  if (edge === 'half-hour zone') return 'IN';
  return edge === 'clock change' ? 'GB' : undefined;
}
