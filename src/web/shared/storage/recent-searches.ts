import { storeItem, readItem } from '#src/web/shared/storage/local-store.ts';

const most = 6;
const longest = 60;

/** The last words that were searched for in this browser, the latest first. */
export function recentWords(): readonly string[] {
  return (readItem('recent') ?? '').split('\n').filter((word) => word !== '');
}

/** Remembers words that were searched for. What does not fit with the others pushes the oldest out. */
export function rememberSearch(word: string): void {
  const clean = word.replaceAll(/\s+/g, ' ').trim();
  if (clean === '' || clean.length > longest) return;
  store([clean, ...recentWords().filter((one) => one.toLowerCase() !== clean.toLowerCase())].slice(0, most));
}

/** Forgets one word, or all of them. */
export function forgetWord(word: string | null): void {
  store(word === null ? [] : recentWords().filter((one) => one !== word));
}

function store(words: readonly string[]): void {
  let stored = words;
  while (stored.join('\n').length > 240) stored = stored.slice(0, -1);
  storeItem('recent', stored.join('\n'));
}
