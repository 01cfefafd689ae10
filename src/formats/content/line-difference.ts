import { diffArrays } from 'diff';

/** The work grows with the square of what differs: texts that share less than this count as replaced. */
const mostEdits = 1_000;

/** Returns the lines of two texts that differ, with "- " or "+ " before them; none where they are the same. */
export function lineDifference(before: string, after: string): readonly string[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const changes = diffArrays(old, fresh, { maxEditLength: mostEdits });
  if (changes === undefined) return [...marked('-', old), ...marked('+', fresh)];
  return changes.flatMap(({ added, removed, value }) => (added || removed ? marked(added ? '+' : '-', value) : []));
}

function marked(sign: '-' | '+', lines: readonly string[]): readonly string[] {
  return lines.map((line) => `${sign} ${line}`);
}
