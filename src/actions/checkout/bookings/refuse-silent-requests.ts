import { answerSupplierRequest } from '#src/actions/checkout/bookings/answer-supplier-request.ts';
import { eachAlone } from '#src/actions/shared/batches/each-alone.ts';
import type { Deps } from '#src/actions/deps.ts';
import { answerHours } from '#src/domain/suppliers/supplier-gateway.ts';
import { silentBookings } from '#src/store/checkout/bookings.store.ts';

/** A supplier who does not answer for two days, or until the visit begins, has refused: the traveler is refunded. */
export async function refuseSilentRequests(deps: Deps): Promise<void> {
  const silent = await silentBookings(deps.db, answerHours, 50);
  await eachAlone(deps, 'refusing for a silent supplier', silent, (id) => answerSupplierRequest(deps, id, 'refused'));
}
