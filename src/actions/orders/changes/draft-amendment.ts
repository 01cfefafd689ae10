import type { Deps } from '#src/actions/deps.ts';
import { amend, mayAmend, type Amendment } from '#src/domain/orders/changes/amendment.ts';
import { requiredFieldsOf } from '#src/domain/catalogue/offers/required-fields.ts';
import type { Offer } from '#src/domain/catalogue/offers/offer.ts';
import { saleDaysOf } from '#src/domain/catalogue/sale-horizon.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { CancelFacts } from '#src/store/orders/cancellations.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { offersOf } from '#src/store/catalogue/offers/offers.store.ts';
import { allottedTo } from '#src/store/catalogue/stock.store.ts';

/** The wanted replacement: a start of the same option, and its party. */
export type AmendmentChoice = { readonly slotId: string; readonly units: UnitCounts };

export type DraftedAmendment = Amendment & {
  readonly offer: Offer;
  /** What must be held for it now: of its own booking's places none. */
  readonly toHold: number;
};

/**
 * What a booking would be at another start or for another party, at this moment. The places that it has count as free
 * for it, and so do those that the account holds for another try.
 */
export async function draftAmendment(
  { saleDays }: Pick<Deps, 'saleDays'>,
  on: Queryable,
  facts: CancelFacts,
  accountId: string,
  { slotId, units }: AmendmentChoice,
): Promise<Result<DraftedAmendment>> {
  if (!mayAmend(facts)) return fail('not_amendable');
  const found = (await offersOf(on, [slotId], accountId)).get(slotId);
  if (found === undefined) return fail('not_found', { field: 'slotId' });
  const offer = { ...found, saleDays: saleDaysOf(saleDays, 'activities') };
  if (requiresMore(facts, offer, units)) return fail('not_amendable', { field: 'units' });
  const places = await allottedTo(on, [facts.id]);
  const own = places.find((one) => one.inventoryId === offer.stock[0]?.inventoryId)?.qty ?? 0;
  const drafted = amend(facts, offer, units, offer.free + own);
  if (!drafted.ok) return drafted;
  return ok({ ...drafted.value, offer, toHold: Math.max(drafted.value.people - own, 0) });
}

/**
 * Whether a traveler would come without the details that the operator requires: changing a booking has no fields for
 * them.
 */
function requiresMore(
  { snapshot }: CancelFacts,
  { asks: requiredFields, localDate }: Offer,
  counts: UnitCounts,
): boolean {
  const party = Object.entries(counts).map(([unitId, quantity]) => ({ unitId, quantity }));
  const requiredIn = (units: typeof snapshot.units | typeof party, unitId: string): number =>
    requiredFieldsOf({ asks: requiredFields, localDate, units }).travellers.filter(
      (one) => one.unitId === unitId && one.fields.length > 0,
    ).length;
  return party.some(({ unitId }) => requiredIn(party, unitId) > requiredIn(snapshot.units, unitId));
}
