import type { Destination } from '#src/domain/catalogue/destination.ts';
import { beginsSo, isSpelled, spellingsOfName } from '#src/domain/search/spelling/other-spellings.ts';
import { joinedWords, searchSpelling, storedWords } from '#src/domain/search/text/tokenise.ts';

const mostNamed = 3;

/**
 * The destinations whose whole name, in any language, is among the words of a query; else those whose name is the query in
 * another spelling. A Chinese or Japanese name may lack its end: who types バリ means バリ島.
 */
export function namedDestinations(destinations: Iterable<Destination>, query: string): Destination[] {
  const words = new Set(storedWords(query));
  const all = [...destinations];
  const whole = all.filter((one) =>
    namesOf(one).words.some((name) => name.length > 0 && name.every((word) => words.has(word))),
  );
  if (whole.length > 0) return whole.slice(0, mostNamed);
  const signs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}$/u.test(query.trim());
  const begun = signs ? destinationsBeginning(all, query) : [];
  return (begun.length > 0 ? begun : spelledSo(all, query)).slice(0, mostNamed);
}

function spelledSo(destinations: readonly Destination[], query: string): readonly Destination[] {
  const spellings = spellingsOfName(spaced(searchSpelling(query)), false);
  return destinations.filter((one) =>
    namesOf(one).spelled.some((name) => spellings.some((spelling) => isSpelled(name, spelling))),
  );
}

/**
 * The destinations that have a name beginning with what was typed, in any language: as it was typed, else in another
 * spelling of it.
 */
export function destinationsBeginning(destinations: Iterable<Destination>, typed: string): Destination[] {
  const start = spaced(searchSpelling(typed));
  if (start === '') return [];
  const all = [...destinations];
  const begun = all.filter((one) => namesOf(one).spelled.some((name) => beginsWord(name, start)));
  if (begun.length > 0) return begun;
  const spellings = spellingsOfName(start, true);
  return all.filter((one) =>
    namesOf(one).spelled.some((name) =>
      wordStarts(name).some((from) => spellings.some((spelling) => beginsSo(from, spelling))),
    ),
  );
}

type SearchedNames = {
  readonly words: readonly (readonly string[])[];
  readonly spelled: readonly string[];
};

const cache = new WeakMap<Destination, SearchedNames>();

function namesOf(destination: Destination): SearchedNames {
  const names = cache.get(destination) ?? searchedNames(Object.values(destination.names));
  cache.set(destination, names);
  return names;
}

function searchedNames(names: readonly string[]): SearchedNames {
  return {
    words: names.flatMap((name) => [storedWords(name), ...joinedWords(name).map((word) => [word])]),
    spelled: [...new Set(names.map((name) => spaced(searchSpelling(name))))],
  };
}

/** Shortest beginning, in letters, that is compared without spaces: "hongk" begins Hong Kong. */
const leastUnspaced = 4;

function beginsWord(name: string, start: string): boolean {
  if (name.startsWith(start) || name.includes(` ${start}`)) return true;
  const bare = start.replaceAll(' ', '');
  return bare.length >= leastUnspaced && name.replaceAll(' ', '').startsWith(bare);
}

/** The name from each of its words on. */
function wordStarts(name: string): readonly string[] {
  return name.split(' ').map((_, at, words) => words.slice(at).join(' '));
}

function spaced(plain: string): string {
  return plain.replace(/[\s\-・·]+/gu, ' ').trim();
}
