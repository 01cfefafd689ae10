import { writeCookie, type CookieName } from '#src/contract/site/cookies.ts';
import type { Entry } from '#src/server/context/request-context.ts';

type Chosen = { readonly names: readonly CookieName[]; readonly texts: readonly string[] };

/** A plan serves many requests, and what it sets is the same for all of them: every copy of its entry shares the list. */
const chosen = new WeakMap<Entry['cookies'], Chosen>();

/** Returns what a plan sets: the names of its cookies and the texts of their headers. */
export function chosenCookies({ cookies }: Pick<Entry, 'cookies'>, https: boolean): Chosen {
  const known = chosen.get(cookies);
  if (known !== undefined) return known;
  const made = {
    names: cookies.map(({ name }) => name),
    texts: cookies.flatMap(({ name, value }) => writeCookie(name, value, { https })),
  };
  chosen.set(cookies, made);
  return made;
}
