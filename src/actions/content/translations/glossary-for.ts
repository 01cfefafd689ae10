import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import type { Deps } from '#src/actions/deps.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import type { Term } from '#src/domain/content/translation/split-segments.ts';
import { isSource } from '#src/domain/content/second-reading.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Returns the names that a translation must have: the brand, and of English texts destinations with their districts. */
export async function glossaryFor(deps: Deps, source: string, target: LanguageCode): Promise<readonly Term[]> {
  const brand = deps.translation?.brand ?? '';
  const own = brand === '' ? [] : [{ name: brand, written: brand }];
  if (!isSource(source)) return own;
  const { live } = await openCatalogue(deps);
  const places = [...live.destinations.values()].flatMap(({ names, areaNames = {} }) => [
    names,
    ...Object.values(areaNames),
  ]);
  return [...own, ...places.map((names) => ({ name: names.en, written: nameIn(names, target).text }))];
}
