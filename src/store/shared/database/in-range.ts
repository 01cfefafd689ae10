/**
 * Marks where a check may be cut into ranges of a random id: SQL that is always true. A check with marks counts, for
 * each range, the rows whose id is in it, so that the counts of all ranges add up to that of the whole.
 */
export function inRange(column: string): string {
  return `(true /* range of ${column} */)`;
}

const mark = /\(true \/\* range of ([\w.]+) \*\/\)/g;

/** Returns a check as so many statements, one for each range of ids; as it is when it has no mark. */
export function inRanges(sql: string, parts: number): readonly string[] {
  if (parts < 2 || sql.search(mark) < 0) return [sql];
  return Array.from({ length: parts }, (_, part) =>
    sql.replaceAll(mark, (_whole, column: string) => {
      const until = part + 1 === parts ? 'true' : `${column} < '${bound(part + 1, parts)}'`;
      return `(${column} >= '${bound(part, parts)}' and ${until})`;
    }),
  );
}

function bound(part: number, parts: number): string {
  const begin = Math.floor((part / parts) * 0x1_0000_0000)
    .toString(16)
    .padStart(8, '0');
  return `${begin}-0000-0000-0000-000000000000`;
}
