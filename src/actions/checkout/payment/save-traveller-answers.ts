import { requiredFieldsOf } from '#src/domain/catalogue/offers/required-fields.ts';
import { checkAnswers, type BookingAnswers } from '#src/domain/orders/traveller-answers.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import type { BookingRow } from '#src/store/checkout/bookings.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { saveAnswers } from '#src/store/orders/traveller-answers.store.ts';

/** What was answered for a line, by its id. */
export type LineAnswers = BookingAnswers & { readonly itemId: string };

const nothing: BookingAnswers = { booking: {}, travellers: [] };

/**
 * Validates the answers of an order's travelers against the fields that its options required when it was placed, and
 * stores all of them or none. A failure names its field: "answers.<line>.travellers.0.passport".
 */
export async function saveTravellerAnswers(
  tx: Queryable,
  bookings: readonly BookingRow[],
  given: readonly LineAnswers[],
): Promise<Result<null>> {
  const saved = [];
  for (const { id, snapshot } of bookings) {
    const { visit, units, itemId } = snapshot;
    if (visit.asks === null || visit.asks === undefined) continue;
    const requiredFields = requiredFieldsOf({ asks: visit.asks, localDate: visit.localDate, units });
    const checked = checkAnswers(requiredFields, given.find((one) => one.itemId === itemId) ?? nothing);
    if (!checked.ok) {
      const { failure } = checked;
      return { ok: false, failure: { ...failure, field: `answers.${itemId}.${failure.field ?? ''}` } };
    }
    saved.push({ bookingId: id, ...checked.value });
  }
  await saveAnswers(tx, saved);
  return ok(null);
}
