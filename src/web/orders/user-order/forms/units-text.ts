/** A party as calls name it: `adult:2,child:1`; empty when nobody comes. */
export function unitsText(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${id}:${count}`)
    .join(',');
}
