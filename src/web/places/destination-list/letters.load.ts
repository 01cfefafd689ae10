import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { nameLetter } from '#src/domain/site/names/name-letter.ts';
import { nameOrder } from '#src/domain/site/names/name-order.ts';
import type { EmailView, RegionView } from '#src/web/places/destination-list/destination-list-view.ts';

type Listed = EmailView['places'][number] & { readonly slug: string | null };

/** Scripts that are indexed by first letter; names in others, without a heading of their own, go by the Latin name in the address. */
const alphabets = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u;
const noLetter = '#';

/** Places by their first letter, letters and places in the order of the language. */
export function byLetter(places: readonly Listed[], language: LanguageCode): readonly EmailView[] {
  const order = nameOrder(language);
  const groups = new Map<string, EmailView['places'][number][]>();
  for (const { slug, ...place } of places.toSorted((a, b) => order(a.name, b.name))) {
    const letter = nameLetter(place.name, language) ?? letterOf(place.name, slug);
    const group = groups.get(letter);
    if (group === undefined) groups.set(letter, [place]);
    else group.push(place);
  }
  return [...groups]
    .map(([letter, group]) => ({ letter, places: group }))
    .toSorted((a, b) => rank(a.letter) - rank(b.letter) || order(a.letter, b.letter));
}

function letterOf(name: string, slug: string | null): string {
  const own = name.normalize('NFD').replace(/\p{M}/gu, '');
  const text = alphabets.test(own) ? own : (slug ?? '');
  const [letter = noLetter] = text.toUpperCase();
  return /\p{L}/u.test(letter) ? letter : noLetter;
}

/** Names without a letter come last. */
function rank(letter: string): number {
  return letter === noLetter ? 1 : 0;
}

/** Every place of the list by regions, once. */
export function placesOf(
  regions: readonly RegionView[],
  slugOf: ReadonlyMap<string, string | null>,
): readonly Listed[] {
  return regions.flatMap(({ countries }) =>
    countries.flatMap((country) => [
      ...country.posters.map(({ name, href, find }) => ({
        name: name.text,
        lang: name.lang,
        href,
        find,
        country: country.name,
        slug: slugOf.get(href) ?? null,
      })),
      ...country.towns.map((town) => ({ ...town, country: country.name, slug: slugOf.get(town.href) ?? null })),
    ]),
  );
}
