import type { Caller, Deps } from '#src/actions/deps.ts';
import { diets } from '#src/domain/catalogue/option-required-fields.ts';
import { ageAt } from '#src/domain/orders/traveller-answers.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { readLatinName } from '#src/domain/shared/text/latin-name.ts';
import { checkName } from '#src/domain/shared/text/name.ts';
import { isCountry } from '#src/domain/accounts/residences.ts';
import { addTraveller, changeTraveller, type SavedTraveller } from '#src/store/accounts/travellers.store.ts';

/** Texts as they were typed; absent where nothing is to be stored. Without an id, a new traveler. */
type GivenTraveller = Readonly<
  Partial<
    Record<'id' | 'fullName' | 'familyName' | 'givenName' | 'birthDate' | 'nationality' | 'diet', string | undefined>
  >
>;

const oldest = 120;

/** Saves a fellow traveler, or changes their saved details. */
export async function saveTraveller(
  deps: Deps,
  { account }: Caller,
  given: GivenTraveller,
): Promise<Result<SavedTraveller>> {
  if (account === null) return fail('sign_in_required');
  const { id = deps.ids.uuid(), birthDate = null, nationality = null, diet = null } = given;
  const name = checkName(given.fullName ?? '', 'fullName');
  if (!name.ok) return name;
  const fullName = name.value;
  const passport = passportNameOf(given);
  if (!passport.ok) return passport;
  const today = new Date(deps.clock()).toISOString().slice(0, 10);
  if (birthDate !== null && !wasBorn(birthDate, today)) return fail('birth_date_invalid', { field: 'birthDate' });
  if (nationality !== null && !isCountry(nationality)) return fail('answer_unknown', { field: 'nationality' });
  if (diet !== null && !diets.some((one) => one === diet)) return fail('answer_unknown', { field: 'diet' });
  const traveller: SavedTraveller = { id, fullName, ...passport.value, birthDate, nationality, diet };
  if (given.id !== undefined)
    return (await changeTraveller(deps.db, account.id, traveller)) ? ok(traveller) : fail('not_found');
  const added = await deps.db.transaction((tx) => addTraveller(tx, account.id, traveller), {
    cause: 'traveller saved',
  });
  return added ? ok(traveller) : fail('list_full');
}

type PassportName = Pick<SavedTraveller, 'familyName' | 'givenName'>;

/** Reads both parts of the name in the passport, or none; a given name needs a family name. */
function passportNameOf(typed: GivenTraveller): Result<PassportName> {
  const familyName = readPart(typed.familyName);
  if (familyName === undefined) return fail('name_not_latin', { field: 'familyName' });
  const givenName = readPart(typed.givenName);
  if (givenName === undefined) return fail('name_not_latin', { field: 'givenName' });
  if (familyName === null && givenName !== null) return fail('answer_missing', { field: 'familyName' });
  return ok({ familyName, givenName });
}

/** Null where nothing was typed, undefined for what is no name in Latin letters. */
function readPart(typed: string | undefined): string | null | undefined {
  return typed === undefined || typed.trim() === '' ? null : (readLatinName(typed) ?? undefined);
}

/** A day that the calendar has, not after today and within a life. */
function wasBorn(date: string, today: string): boolean {
  const at = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(at)) return false;
  return new Date(at).toISOString().slice(0, 10) === date && date <= today && ageAt(date, today) <= oldest;
}
