import { decideDifference } from '#src/actions/settlement/decide-difference.ts';
import { reconcile } from '#src/actions/settlement/reconcile.ts';
import { dayMs } from '#src/domain/settlement/reconciliation.ts';
import { money, toMajor } from '#src/domain/shared/money/money.ts';
import { listFindings } from '#src/store/settlement/reconciliation.store.ts';
import { recorded, isUuid, type Answer, type CommandContext, type StaffCommand } from '../command.ts';

/** Commands that compare the payment provider's records with ours, and settle the differences. */
export const reconciliationCommands: readonly StaffCommand[] = [
  {
    name: 'run',
    description: "Compares the payment provider's charges, refunds and disputes with ours",
    details: `The worker does the same once a day. The audit log records who ran it and why. The worker refunds charges that one
payment attempt made twice.`,
    isRecorded: false,
    options: [
      { flags: '--days <days>', description: 'how many days back, 1 to 400 (default: since the last complete run)' },
    ],
    requiresReason: true,
    run: runReconciliation,
  },
  {
    name: 'list',
    description: "Lists open differences between the payment provider's records and ours",
    isRecorded: false,
    options: [{ flags: '--all', description: 'include differences closed in the last 90 days' }],
    run: ({ deps, flags }) => shownFindings(deps, flags.has('all')),
  },
  {
    name: 'refund-charge',
    args: { '<difference>': 'id of the difference' },
    description: 'Refunds a charge that belongs to no payment of the shop, within a minute',
    details: 'First make sure that it is not a sale of another installation with the same key.',
    isRecorded: true,
    run: (context, [id = '']) => decide(context, 'refund-charge', id, 'to_refund'),
  },
  {
    name: 'close',
    args: { '<difference>': 'id of the difference' },
    description: 'Closes a difference that was explained or settled elsewhere',
    isRecorded: true,
    run: (context, [id = '']) => decide(context, 'close-finding', id, 'closed'),
  },
];

async function runReconciliation({ deps, values, actor, reason }: CommandContext): Promise<Answer> {
  const { days } = values;
  if (days !== undefined && !/^([1-9]\d?|[1-3]\d\d|400)$/.test(days))
    return { kind: 'refused', failure: { code: 'bad_request', field: 'days' } };
  const result = await reconcile(deps, {
    daily: false,
    by: { actor, reason },
    ...(days === undefined ? {} : { lookBackMs: Number(days) * dayMs }),
  });
  if (result.kind === 'not_due') return { kind: 'refused', failure: { code: 'still_running' } };
  if (result.kind === 'failed')
    return { kind: 'refused', failure: { code: 'payment_unavailable', facts: { why: result.why } } };
  const { charges, refunds, disputes, found } = result;
  const shown = await shownFindings(deps, false);
  return shown.kind === 'found' && shown.rows.length > 0
    ? shown
    : { kind: 'done', done: { charges, refunds, disputes, found } };
}

async function shownFindings(deps: CommandContext['deps'], all: boolean): Promise<Answer> {
  const rows = (await listFindings(deps.db, all)).map(({ amountMinor, currency, order, ...row }) => ({
    ...row,
    order: order ?? '',
    amount: `${toMajor(money(amountMinor, currency))} ${currency}`,
  }));
  return { kind: 'found', rows, none: 'The records of the provider and the shop agree.' };
}

async function decide(
  context: CommandContext,
  command: string,
  id: string,
  to: 'to_refund' | 'closed',
): Promise<Answer> {
  if (!isUuid(id)) return { kind: 'refused', failure: { code: 'not_found' } };
  return recorded(context, command, id, (deps) => decideDifference(deps, id, to, context.reason));
}
