import type { Destination } from '#src/domain/catalogue/destination.ts';
import { hiragana, joinedWords, normalise, storedWords } from '#src/domain/search/text/tokenise.ts';

const mostNamed = 3;

/**
 * The destinations whose whole name, in any language, is among the words of a query. A Chinese or Japanese name may
 * lack its end: who types バリ means バリ島.
 */
export function namedDestinations(destinations: Iterable<Destination>, query: string): Destination[] {
  const words = new Set(storedWords(query));
  const all = [...destinations];
  const whole = all.filter((one) =>
    namesOf(one).some((name) => name.length > 0 && name.every((word) => words.has(word))),
  );
  const signs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}$/u.test(query.trim());
  return (whole.length === 0 && signs ? destinationsBeginning(all, query) : whole).slice(0, mostNamed);
}

/** The destinations that have a name beginning with what was typed, in any language. */
export function destinationsBeginning(destinations: Iterable<Destination>, typed: string): Destination[] {
  const start = spelled(typed);
  if (start === '') return [];
  return [...destinations].filter((one) => Object.values(one.names).some((name) => beginsWord(spelled(name), start)));
}

const kept = new WeakMap<Destination, readonly (readonly string[])[]>();

function namesOf(destination: Destination): readonly (readonly string[])[] {
  const names =
    kept.get(destination) ??
    Object.values(destination.names).flatMap((name) => [storedWords(name), ...joinedWords(name).map((word) => [word])]);
  kept.set(destination, names);
  return names;
}

/** Shortest beginning, in letters, that is compared without spaces: "hongk" begins Hong Kong. */
const leastUnspaced = 4;

function beginsWord(name: string, start: string): boolean {
  if (name.startsWith(start) || name.includes(` ${start}`)) return true;
  const bare = start.replaceAll(' ', '');
  return bare.length >= leastUnspaced && name.replaceAll(' ', '').startsWith(bare);
}

function spelled(text: string): string {
  return hiragana(normalise(text))
    .replace(/[\s-]+/g, ' ')
    .trim();
}
