import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import type { Deps } from '#src/actions/deps.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { popularDestinations, popularTitles, type PopularWord } from '#src/domain/search/popular-terms.ts';

const mostWords = 8;

/** Words that slide through the search field: places and what is best known there, by turns. */
export async function readSlideWords(deps: Deps): Promise<Result<readonly PopularWord[]>> {
  const open = await openCatalogue(deps);
  const places = popularDestinations(open, deps.sampleData).map((one) => ({ names: one.names, destination: one.id }));
  const things = popularTitles(open, deps.sampleData);
  return ok(places.flatMap((place, at) => [place, ...things.slice(at, at + 1)]).slice(0, mostWords));
}
