import type { Destination } from '#src/domain/catalogue/destination.ts';
import { storedWords, normalise } from '#src/domain/search/tokenise.ts';

const mostNamed = 3;

/**
 * The destinations whose whole name, in any language, stands among the words of a query. A Chinese or Japanese name may
 * lack its end: who types バリ means バリ島.
 */
export function namedDestinations(destinations: Iterable<Destination>, query: string): Destination[] {
  const words = new Set(storedWords(query));
  const all = [...destinations];
  const whole = all.filter((one) =>
    namesOf(one).some((name) => name.length > 0 && name.every((word) => words.has(word))),
  );
  const signs = /^[\p{Script=Han}\p{Script=Katakana}ー]{2,}$/u.test(query.trim());
  return (whole.length === 0 && signs ? destinationsBeginning(all, query) : whole).slice(0, mostNamed);
}

/** The destinations that have a name beginning with what was typed, in any language. */
export function destinationsBeginning(destinations: Iterable<Destination>, typed: string): Destination[] {
  const start = normalise(typed).trim().replace(/\s+/g, ' ');
  if (start === '') return [];
  return [...destinations].filter((one) => Object.values(one.names).some((name) => beginsWord(normalise(name), start)));
}

const kept = new WeakMap<Destination, readonly (readonly string[])[]>();

function namesOf(destination: Destination): readonly (readonly string[])[] {
  const names = kept.get(destination) ?? Object.values(destination.names).map((name) => storedWords(name));
  kept.set(destination, names);
  return names;
}

function beginsWord(name: string, start: string): boolean {
  return name.startsWith(start) || name.includes(` ${start}`);
}
