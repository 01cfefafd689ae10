import { openCatalogue } from '#src/actions/content/open-catalogue.ts';
import type { Deps } from '#src/actions/deps.ts';
import { destinationView, type DestinationView } from '#src/domain/content/card.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { countryCodes, residenceOf } from '#src/domain/people/residences.ts';

export type CountryGuide = { readonly code: string; readonly destinations: readonly DestinationView[] };

/** Every country that we go to, with its destinations; countries in the order of their codes. */
export async function readDestinationGuide(deps: Deps): Promise<readonly CountryGuide[]> {
  const open = await openCatalogue(deps);
  const byCountry = Map.groupBy(open.live.destinations.values(), ({ country }) => country);
  return [...byCountry.entries()]
    .map(([code, places]) => ({ code, destinations: places.map((place) => destinationView(open, place)) }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** One country by the numeric id of residences (RU-11), with what we have there; `not_found` for an unknown id. */
export async function readCountry(deps: Deps, id: number): Promise<Result<CountryGuide & { readonly id: number }>> {
  const code = countryCodes.find((one) => residenceOf(one)?.id === id);
  if (code === undefined) return fail('not_found');
  const guide = await readDestinationGuide(deps);
  return ok({ id, code, destinations: guide.find((one) => one.code === code)?.destinations ?? [] });
}
