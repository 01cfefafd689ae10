import { writeCookie, type CookieName } from '#src/contract/cookies.ts';
import type { Entry } from '#src/server/doorway.ts';

type Chosen = { readonly names: readonly CookieName[]; readonly texts: readonly string[] };

/** A plan serves many requests, and what it sets is the same for all of them. */
const chosen = new WeakMap<Entry, Chosen>();

/** What a plan sets: the names of its cookies and the texts of their headers. */
export function chosenCookies(entry: Entry, https: boolean): Chosen {
  const known = chosen.get(entry);
  if (known !== undefined) return known;
  const made = {
    names: entry.cookies.map(({ name }) => name),
    texts: entry.cookies.flatMap(({ name, value }) => writeCookie(name, value, { https })),
  };
  chosen.set(entry, made);
  return made;
}
