import { recheckPayment } from '#src/actions/orders/staff/recheck-payment.ts';
import { frozenPayments } from '#src/store/checkout/troubles.store.ts';
import { recorded, isUuid, type StaffCommand } from '../command.ts';

/** Commands about frozen payments. */
export const paymentCommands: readonly StaffCommand[] = [
  {
    name: 'list-frozen',
    description: 'Lists frozen payments, whose state at the provider contradicts ours',
    isRecorded: false,
    run: async ({ deps }) => ({ kind: 'found', rows: await frozenPayments(deps.db), none: 'No payment is frozen.' }),
  },
  {
    name: 'unfreeze',
    args: { '<payment>': 'id of the payment' },
    description: 'Has the worker query the provider about a frozen payment again',
    details: 'The payment freezes again if nothing has changed at the provider.',
    isRecorded: true,
    run: async (context, [id = '']) => {
      if (!isUuid(id)) return { kind: 'refused', failure: { code: 'not_found' } };
      return recorded(context, 'unfreeze', id, (deps) => recheckPayment(deps, id));
    },
  },
];
