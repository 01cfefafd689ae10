import { answerSupplierRequest } from '#src/actions/checkout/bookings/answer-supplier-request.ts';
import { cancelByHand } from '#src/actions/orders/staff/cancel-by-hand.ts';
import { decideRefund } from '#src/actions/orders/staff/decide-refund.ts';
import { findOrders } from '#src/actions/orders/staff/find-orders.ts';
import { refundByHand } from '#src/actions/orders/staff/refund-by-hand.ts';
import { resendVoucher } from '#src/actions/orders/staff/resend-voucher.ts';
import { answerHours } from '#src/domain/suppliers/supplier-gateway.ts';
import { fail, ok } from '#src/domain/failure.ts';
import { handledBooking, waitingRequests } from '#src/store/operations/operations.store.ts';
import { failedRefunds } from '#src/store/checkout/troubles.store.ts';
import { recorded, isUuid, type Answer, type Command, type Ground } from './command.ts';

const decisions = ['again', 'by-hand', 'paid'] as const;

/** What is done about orders, bookings and refunds. */
export const orderCommands: readonly Command[] = [
  {
    usage: 'order <word>',
    says: 'Finds orders by reference, booking, e-mail address, telephone number or the payment provider’s reference. Persons are masked; --reveal shows them, needs a --reason and is written down.',
    isRecorded: false,
    run: async ({ deps, actor, reason, reveal }, [word = '']) => ({
      kind: 'found',
      rows: await findOrders(deps, { word, actor, reason, reveal }),
      none: 'No order was found.',
    }),
  },
  {
    usage: 'refund <booking>',
    says: 'Gives money back for a booking, which stands as it is: a part, or all that has not gone back yet. It goes to what it was paid with.',
    isRecorded: true,
    options: { amount: 'a decimal in the currency of the order, such as 12.50, or all' },
    needs: ['amount'],
    run: (ground, [word = '']) => {
      const reference = word.toUpperCase();
      const { amount = '' } = ground.values;
      const { reason } = ground;
      return recorded(ground, 'refund', reference, (deps) => refundByHand(deps, { reference, amount, reason }));
    },
  },
  {
    usage: 'cancel <booking>',
    says: 'Cancels a confirmed booking because it cannot be served. Whatever its policy says, everything goes back; the traveller gets a mail.',
    isRecorded: true,
    run: (ground, [word = '']) => {
      const reference = word.toUpperCase();
      return recorded(ground, 'cancel', reference, (deps) => cancelByHand(deps, { reference, reason: ground.reason }));
    },
  },
  {
    usage: 'voucher <booking>',
    says: 'Sends the confirmation with its voucher once more, to the address of the order.',
    isRecorded: true,
    run: (ground, [word = '']) => {
      const reference = word.toUpperCase();
      return recorded(ground, 'voucher', reference, (deps) => resendVoucher(deps, { reference }));
    },
  },
  {
    usage: 'waiting',
    says: 'Lists bookings that wait for their supplier’s yes or no, with the moment at which silence becomes a no.',
    isRecorded: false,
    run: async ({ deps }) => ({
      kind: 'found',
      rows: await waitingRequests(deps.db, answerHours),
      none: 'No booking waits for its supplier.',
    }),
  },
  {
    usage: 'supplier <booking>',
    says: 'Records a supplier’s answer to a booking that waits for it: accepted issues the voucher, refused refunds in full.',
    isRecorded: true,
    options: { answer: 'accepted or refused' },
    needs: ['answer'],
    run: supplierAnswer,
  },
  {
    usage: 'refunds',
    says: 'Lists refunds that the provider did not pay out and that wait for somebody to decide.',
    isRecorded: false,
    run: async ({ deps }) => ({ kind: 'found', rows: await failedRefunds(deps.db), none: 'No refund waits.' }),
  },
  {
    usage: 'decide <refund>',
    says: 'Decides about a refund that was not paid out: again has the provider try once more; by-hand says that a person pays it by other means; paid says that they have.',
    isRecorded: true,
    options: { decision: decisions.join(', ') },
    needs: ['decision'],
    run: decide,
  },
];

async function supplierAnswer(ground: Ground, [word = '']: readonly string[]): Promise<Answer> {
  const reference = word.toUpperCase();
  const answer = (['accepted', 'refused'] as const).find((one) => one === ground.values['answer']);
  if (answer === undefined) return { kind: 'refused', failure: { code: 'bad_request', field: 'answer' } };
  return recorded(ground, 'supplier', reference, async (deps) => {
    const booking = await handledBooking(deps.db, reference);
    if (booking === null) return fail('not_found');
    return (await answerSupplierRequest(deps, booking.id, answer))
      ? ok({ booking: reference, answer })
      : fail('not_waiting');
  });
}

async function decide(ground: Ground, [refundId = '']: readonly string[]): Promise<Answer> {
  const decision = decisions.find((one) => one === ground.values['decision']);
  if (decision === undefined) return { kind: 'refused', failure: { code: 'bad_request', field: 'decision' } };
  if (!isUuid(refundId)) return { kind: 'refused', failure: { code: 'not_found' } };
  return recorded(ground, 'decide', refundId, (deps) => decideRefund(deps, { refundId, decision }));
}
