/** A whole number from 1 on as an address says it; null for anything else. */
export function wholeKey(text: string | null, most: number): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const value = Number(text);
  return value >= 1 && value <= most ? value : null;
}

/** A date that there is, "2027-02-28"; null for anything else. */
export function dateKey(text: string | null): string | null {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  const parsed = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(parsed) || new Date(parsed).toISOString().slice(0, 10) !== text ? null : text;
}
