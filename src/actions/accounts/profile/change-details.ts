import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { checkName } from '#src/domain/shared/text/name.ts';
import { countryNamed } from '#src/domain/accounts/residences.ts';
import { updateDetails } from '#src/store/accounts/profiles.store.ts';

/** What is absent is not said any more. Countries are ISO 3166-1 alpha-2. */
export type GivenDetails = {
  readonly user_name?: string | undefined;
  readonly title?: 'MR' | 'MS' | 'MX' | undefined;
  readonly country_code?: string | undefined;
  readonly confirmed_residence?: string | undefined;
};

/** Changes the details of a profile (spec §3). Phone and email are verified first, elsewhere. */
export async function changeDetails(deps: Deps, { account }: Caller, given: GivenDetails): Promise<Result<null>> {
  if (account === null) return fail('sign_in_required');
  const {
    user_name: written = '',
    title = null,
    country_code: namedCountry = null,
    confirmed_residence: namedResidence = null,
  } = given;
  // A receipt and a voucher name a guest; a member may go without.
  const isLeftOut = written.trim() === '' && account.kind !== 'guest';
  const read = isLeftOut ? ok(null) : checkName(written, 'user_name');
  if (!read.ok) return read;
  const name = read.value;
  const country = namedCountry === null ? null : countryNamed(namedCountry);
  const residence = namedResidence === null ? null : countryNamed(namedResidence);
  if (namedCountry !== null && country === null) return fail('answer_unknown', { field: 'country_code' });
  if (namedResidence !== null && residence === null) return fail('answer_unknown', { field: 'confirmed_residence' });
  await updateDetails(deps.db, account.id, { name, title, country, residence });
  return ok(null);
}
