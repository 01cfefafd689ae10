import { cancelByHand } from '#src/actions/orders/staff/cancel-by-hand.ts';
import { findOrders } from '#src/actions/orders/staff/find-orders.ts';
import { refundByHand } from '#src/actions/orders/staff/refund-by-hand.ts';
import { resendVoucher } from '#src/actions/orders/staff/resend-voucher.ts';
import { recorded, type StaffCommand } from '../command.ts';

const booking = { '<booking>': 'booking reference, such as K7QX2M9DPA' };

/** Commands about orders and their bookings. */
export const orderCommands: readonly StaffCommand[] = [
  {
    name: 'find',
    args: {
      '<text>': "order or booking reference, email address, phone number, or the payment provider's reference",
    },
    description: 'Finds orders, with personal data masked',
    details: 'With --reveal, personal data is shown and the audit log records who saw it and why.',
    isRecorded: false,
    masksPersonalData: true,
    run: async ({ deps, actor, reason, reveal }, [word = '']) => ({
      kind: 'found',
      rows: await findOrders(deps, { word, actor, reason, reveal }),
      none: 'No order was found.',
    }),
  },
  {
    name: 'refund',
    args: booking,
    description: 'Refunds a booking in part or in full, without canceling it',
    details: 'The money goes back to what the booking was paid with.',
    isRecorded: true,
    options: [
      {
        flags: '--amount <amount>',
        description: 'decimal in the currency of the order, such as 12.50, or "all" for what is left',
        isRequired: true,
      },
    ],
    run: (context, [word = '']) => {
      const reference = word.toUpperCase();
      const { amount = '' } = context.values;
      const { reason } = context;
      return recorded(context, 'refund', reference, (deps) => refundByHand(deps, { reference, amount, reason }));
    },
  },
  {
    name: 'cancel',
    args: booking,
    description: 'Cancels a confirmed booking with a full refund, regardless of its policy',
    details: 'The traveler gets an email.',
    isRecorded: true,
    run: (context, [word = '']) => {
      const reference = word.toUpperCase();
      return recorded(context, 'cancel', reference, (deps) =>
        cancelByHand(deps, { reference, reason: context.reason }),
      );
    },
  },
  {
    name: 'resend-voucher',
    args: booking,
    description: 'Sends the confirmation with its voucher again, to the email address of the order',
    isRecorded: true,
    run: (context, [word = '']) => {
      const reference = word.toUpperCase();
      return recorded(context, 'voucher', reference, (deps) => resendVoucher(deps, { reference }));
    },
  },
];
