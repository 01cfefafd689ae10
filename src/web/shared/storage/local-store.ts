import { browserSource } from '#src/web/shared/page/browser-source.ts';

/**
 * What our scripts store in the browser (spec §9): each item has its own expiry in days. The list is closed (T-67), and
 * nothing on it says who someone is.
 */
export const lifeInDays = {
  /** The ids of activities that someone saved who has not signed in. */
  hearts: 180,
  /** The answer to the question about tracking. */
  consent: 180,
  /** The id of the notice that was closed. */
  notice: 7,
  /** The language that was offered, and followed or refused. */
  offer: 90,
  /** Who travels, as it was said in a search. */
  party: 90,
  /** The last words that were searched for. */
  recent: 30,
  /** The ids of the last activities that were looked at. */
  viewed: 30,
} as const;

export type StoredItem = keyof typeof lifeInDays;

// The table's keys are its names.
const stored = Object.keys(lifeInDays) as StoredItem[];

type StoredValue = { readonly value: string; readonly until: number };

const prefix = 'meander:';
const dayMs = 86_400_000;
const longest = 256;

/** Returns an unexpired item, or null, as in browsers that refuse storage. */
export function readItem(name: StoredItem): string | null {
  const item = storedValueOf(attempt(() => localStorage.getItem(prefix + name)));
  if (item !== null && item.until > browserSource.now()) return item.value;
  attempt(() => localStorage.removeItem(prefix + name));
  return null;
}

/** Stores an item until its expiry; errors of full or disabled storage are ignored, the item is then missing. */
export function storeItem(name: StoredItem, value: string): void {
  if (value.length > longest) return;
  const record: StoredValue = { value, until: browserSource.now() + lifeInDays[name] * dayMs };
  attempt(() => localStorage.setItem(prefix + name, JSON.stringify(record)));
}

/** Removes an item: the visitor has taken it back. */
export function forgetItem(name: StoredItem): void {
  attempt(() => localStorage.removeItem(prefix + name));
}

/**
 * Removes what we have stored of a session that ends. The answer about tracking stays: it is the browser's, and who has
 * refused must not be counted because they signed out.
 */
export function forgetItems(): void {
  for (const name of stored) if (name !== 'consent') forgetItem(name);
}

function storedValueOf(text: string | null): StoredValue | null {
  if (text === null) return null;
  const value: unknown = attempt(() => JSON.parse(text));
  if (typeof value !== 'object' || value === null || !('value' in value) || !('until' in value)) return null;
  return typeof value.value === 'string' && typeof value.until === 'number'
    ? { value: value.value, until: value.until }
    : null;
}

/** Even looking at the store throws where a visitor has closed it. */
function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
