import { readDestinationGuide, type CountryGuide } from '#src/actions/places/read-destination-guide.ts';
import type { Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { countryCodes, residenceOf } from '#src/domain/accounts/residences.ts';

/** One country by the numeric id of residences (RU-11), with what we have there; `not_found` for an unknown id. */
export async function readCountry(deps: Deps, id: number): Promise<Result<CountryGuide & { readonly id: number }>> {
  const code = countryCodes.find((one) => residenceOf(one)?.id === id);
  if (code === undefined) return fail('not_found');
  const guide = await readDestinationGuide(deps);
  return ok({ id, code, destinations: guide.find((one) => one.code === code)?.destinations ?? [] });
}
