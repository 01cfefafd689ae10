/** Returns a party in the form of the calls: `adult:2,child:1`; empty without travelers. */
export function unitsText(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${id}:${count}`)
    .join(',');
}
