/**
 * One text for equal facts, whatever the order of their keys: the ground of fingerprints and quote hashes. Takes what
 * JSON can hold, and whole numbers as bigint.
 */
export function canonical(value: unknown): string {
  if (typeof value === 'bigint') return `"${value}"`;
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`);
  return `{${fields.join(',')}}`;
}
