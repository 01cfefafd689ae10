import { countryOfPhone, maskPhone } from '#src/adapters/identity/phone.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { maskEmail } from '#src/domain/accounts/privacy/mask.ts';
import { profileOf, type Profile } from '#src/store/accounts/accounts.store.ts';

/** What every page may know of who is signed in (T-39): the profile with e-mail address and phone masked. */
export type KnownPerson = {
  readonly profile: Profile;
  readonly maskedEmail: string | null;
  readonly maskedPhone: string | null;
  /** As the account says, else the phone's. */
  readonly country: string | null;
  /** As confirmed, else by IP address. */
  readonly residence: string | null;
};

/** Returns the signed-in person; null for a visitor. */
export async function knownPerson(deps: Deps, { account, ipCountry }: Caller): Promise<KnownPerson | null> {
  const profile = account === null ? null : await profileOf(deps.db, account.id);
  if (profile === null) return null;
  const { email, phone, countryCode, confirmedResidence } = profile;
  return {
    profile,
    maskedEmail: email === null ? null : maskEmail(email),
    maskedPhone: phone === null ? null : maskPhone(phone),
    country: countryCode ?? (phone === null ? null : countryOfPhone(phone)),
    residence: confirmedResidence ?? ipCountry,
  };
}
