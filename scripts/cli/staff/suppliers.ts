import { answerSupplierRequest } from '#src/actions/checkout/bookings/answer-supplier-request.ts';
import { addScanner } from '#src/actions/orders/admission/add-scanner.ts';
import { revokeScannerToken } from '#src/actions/orders/admission/revoke-scanner-token.ts';
import { fail, ok } from '#src/domain/failure.ts';
import { answerHours } from '#src/domain/suppliers/supplier-gateway.ts';
import { listScanners } from '#src/store/checkout/redemptions.store.ts';
import { handledBooking, waitingRequests } from '#src/store/operations/operations.store.ts';
import { recorded, isUuid, type Answer, type CommandContext, type StaffCommand } from '../command.ts';

const tokenBytes = 24;

/** Commands about suppliers' answers to booking requests, and about the scanners they admit visitors with. */
export const supplierCommands: readonly StaffCommand[] = [
  {
    name: 'list-requests',
    description: "Lists bookings that wait for their supplier's answer, with the deadline of each",
    isRecorded: false,
    run: async ({ deps }) => ({
      kind: 'found',
      rows: await waitingRequests(deps.db, answerHours),
      none: 'No booking waits for its supplier.',
    }),
  },
  {
    name: 'answer-request',
    args: { '<booking>': 'booking reference, such as K7QX2M9DPA' },
    description: "Records a supplier's answer to a booking request",
    details: '"accepted" issues the voucher; "refused" refunds the booking in full.',
    isRecorded: true,
    options: [{ flags: '--answer <answer>', description: 'accepted or refused', isRequired: true }],
    run: answerRequest,
  },
  {
    name: 'list-scanners',
    description: 'Lists the scanners that suppliers admit visitors with',
    isRecorded: false,
    run: async ({ deps }) => ({ kind: 'found', rows: await listScanners(deps.db), none: 'No supplier has a scanner.' }),
  },
  {
    name: 'add-scanner',
    args: { '<supplier>': 'id of the supplier' },
    description: 'Adds a scanner for /scan/ and shows its token, once',
    isRecorded: true,
    options: [{ flags: '--place <name>', description: 'where it is used, such as "North gate"', isRequired: true }],
    run: async (context, [supplierId = '']) => scannerFor(context, supplierId),
  },
  {
    name: 'revoke-scanner',
    args: { '<scanner>': 'id of the scanner' },
    description: 'Revokes a scanner at once, for example when it is lost',
    isRecorded: true,
    run: async (context, [id = '']) => {
      if (!isUuid(id)) return { kind: 'refused', failure: { code: 'not_found' } };
      return recorded(context, 'shut-scanner', id, (deps) => revokeScannerToken(deps, id));
    },
  },
];

async function answerRequest(context: CommandContext, [word = '']: readonly string[]): Promise<Answer> {
  const reference = word.toUpperCase();
  const answer = (['accepted', 'refused'] as const).find((one) => one === context.values['answer']);
  if (answer === undefined) return { kind: 'refused', failure: { code: 'bad_request', field: 'answer' } };
  return recorded(context, 'supplier', reference, async (deps) => {
    const booking = await handledBooking(deps.db, reference);
    if (booking === null) return fail('not_found');
    return (await answerSupplierRequest(deps, booking.id, answer))
      ? ok({ booking: reference, answer })
      : fail('not_waiting');
  });
}

/** The token is shown to the caller and never logged. */
async function scannerFor(context: CommandContext, supplierId: string): Promise<Answer> {
  const place = (context.values['place'] ?? '').trim().slice(0, 80);
  if (place === '') return { kind: 'refused', failure: { code: 'bad_request', field: 'place' } };
  const token = context.deps.ids.token(tokenBytes);
  const answer = await recorded(context, 'add-scanner', supplierId, (deps) =>
    addScanner(deps, { supplierId, place, token }),
  );
  return answer.kind === 'done' ? { ...answer, done: { ...answer.done, token } } : answer;
}
