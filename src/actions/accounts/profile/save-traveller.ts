import type { Caller, Deps } from '#src/actions/deps.ts';
import { diets } from '#src/domain/catalogue/option-required-fields.ts';
import { ageAt } from '#src/domain/orders/traveller-answers.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { checkName } from '#src/domain/shared/text/name.ts';
import { isCountry } from '#src/domain/accounts/residences.ts';
import { addTraveller, changeTraveller, type SavedTraveller } from '#src/store/accounts/travellers.store.ts';

/** Texts as they were typed; absent where nothing is to be stored. Without an id, a new traveler. */
type GivenTraveller = Readonly<
  Partial<Record<'id' | 'fullName' | 'birthDate' | 'nationality' | 'diet', string | undefined>>
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
  const today = new Date(deps.clock()).toISOString().slice(0, 10);
  if (birthDate !== null && !wasBorn(birthDate, today)) return fail('birth_date_invalid', { field: 'birthDate' });
  if (nationality !== null && !isCountry(nationality)) return fail('answer_unknown', { field: 'nationality' });
  if (diet !== null && !diets.some((one) => one === diet)) return fail('answer_unknown', { field: 'diet' });
  const traveller: SavedTraveller = { id, fullName, birthDate, nationality, diet };
  if (given.id !== undefined)
    return (await changeTraveller(deps.db, account.id, traveller)) ? ok(traveller) : fail('not_found');
  const added = await deps.db.transaction((tx) => addTraveller(tx, account.id, traveller), { cause: 'traveller kept' });
  return added ? ok(traveller) : fail('list_full');
}

/** A day that the calendar has, not after today and within a life. */
function wasBorn(date: string, today: string): boolean {
  const at = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(at)) return false;
  return new Date(at).toISOString().slice(0, 10) === date && date <= today && ageAt(date, today) <= oldest;
}
