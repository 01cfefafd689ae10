import { decideRefund } from '#src/actions/orders/staff/decide-refund.ts';
import { failedRefunds } from '#src/store/checkout/troubles.store.ts';
import { recorded, isUuid, type Answer, type CommandContext, type StaffCommand } from '../command.ts';

const decisions = ['again', 'by-hand', 'paid'] as const;

/** Commands about refunds that the payment provider did not pay out. */
export const refundCommands: readonly StaffCommand[] = [
  {
    name: 'list',
    description: 'Lists failed refunds that need a decision',
    isRecorded: false,
    run: async ({ deps }) => ({ kind: 'found', rows: await failedRefunds(deps.db), none: 'No failed refunds.' }),
  },
  {
    name: 'decide',
    args: { '<refund>': 'id of the refund' },
    description: 'Decides how a failed refund is paid',
    details: `Decisions:
  again    the provider tries once more
  by-hand  you pay it by other means
  paid     you have paid it by other means`,
    isRecorded: true,
    options: [{ flags: '--decision <decision>', description: decisions.join(', '), isRequired: true }],
    run: decide,
  },
];

async function decide(context: CommandContext, [refundId = '']: readonly string[]): Promise<Answer> {
  const decision = decisions.find((one) => one === context.values['decision']);
  if (decision === undefined) return { kind: 'refused', failure: { code: 'bad_request', field: 'decision' } };
  if (!isUuid(refundId)) return { kind: 'refused', failure: { code: 'not_found' } };
  return recorded(context, 'decide', refundId, (deps) => decideRefund(deps, { refundId, decision }));
}
