import { unitCountsIn, type UnitCounts } from '#src/domain/catalogue/offers/party.ts';

/**
 * What a page has shown and a plain form may do: giving up a booking or some of its seats, or changing its start and
 * party, at the amount that was shown (minor units).
 */
export type OrderFormAction =
  | {
      readonly kind: 'cancel';
      readonly reference: string;
      /** All that remain when null. */
      readonly positions: readonly number[] | null;
      readonly refundMinor: number;
    }
  | {
      readonly kind: 'change';
      readonly reference: string;
      readonly slotId: string;
      readonly units: UnitCounts;
      readonly differenceMinor: number;
    };

/** An action as a line of text. */
export function formActionText(action: OrderFormAction): string {
  if (action.kind === 'cancel')
    return `cancel|${action.reference}|${action.refundMinor}|${action.positions?.join(',') ?? 'all'}`;
  const party = Object.entries(action.units).map(([id, count]) => `${id}:${count}`);
  return `change|${action.reference}|${action.differenceMinor}|${action.slotId}|${party.join(',')}`;
}

const cancelling = /^cancel\|([A-Z0-9]{10})\|(\d{1,15})\|(all|\d{1,2}(?:,\d{1,2})*)$/;
const changing = /^change\|([A-Z0-9]{10})\|(-?\d{1,15})\|(\d{1,18})\|(\w[\w:,-]*:\d{1,2})$/;

/** The action that a text names, or null when it names none. */
export function readFormActionText(text: string): OrderFormAction | null {
  const [, given, refund, seats] = cancelling.exec(text) ?? [];
  if (given !== undefined && seats !== undefined)
    return {
      kind: 'cancel',
      reference: given,
      positions: seats === 'all' ? null : seats.split(',').map(Number),
      refundMinor: Number(refund),
    };
  const [, reference, difference, slotId, party] = changing.exec(text) ?? [];
  if (reference === undefined || slotId === undefined || party === undefined) return null;
  return {
    kind: 'change',
    reference,
    slotId,
    units: unitCountsIn(party),
    differenceMinor: Number(difference),
  };
}
