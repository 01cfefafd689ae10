import { answerSupplierRequest } from '#src/actions/booking/answer-supplier-request.ts';
import { eachAlone } from '#src/actions/booking/each-alone.ts';
import type { Deps } from '#src/actions/deps.ts';
import { answerHours } from '#src/domain/booking/supplier-desk.ts';
import { silentBookings } from '#src/store/bookings.store.ts';

/** A supplier who does not answer for two days, or until the visit begins, has refused: the traveler is refunded. */
export async function refuseSilentRequests(deps: Deps): Promise<void> {
  const silent = await silentBookings(deps.db, answerHours, 50);
  await eachAlone(deps, 'refusing for a silent supplier', silent, (id) => answerSupplierRequest(deps, id, 'refused'));
}
