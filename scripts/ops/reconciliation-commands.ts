import { decideDifference } from '#src/actions/settlement/decide-difference.ts';
import { reconcile } from '#src/actions/settlement/reconcile.ts';
import { dayMs } from '#src/domain/settlement/reconciliation.ts';
import { money, toMajor } from '#src/domain/shared/money/money.ts';
import { listFindings } from '#src/store/settlement/reconciliation.store.ts';
import { recorded, isUuid, type Answer, type Command, type Ground } from './command.ts';

/** How the payment provider's books are compared with ours, and what is done about differences. */
export const reconciliationCommands: readonly Command[] = [
  {
    usage: 'reconcile',
    says: 'Compares the payment provider’s charges, refunds, and disputes with ours, as the worker does once a day, and lists what differs. It says who ran it and why in the log. Charges that an attempt brought twice are refunded by the worker.',
    isRecorded: false,
    options: { days: 'how many days to look back, 1 to 400; without it, since all was compared' },
    reasoned: true,
    run: runReconciliation,
  },
  {
    usage: 'findings [all]',
    says: 'Lists differences between the payment provider’s records and ours that wait for somebody; “all” adds the settled ones of 90 days.',
    isRecorded: false,
    run: ({ deps }, [word]) => shownFindings(deps, word === 'all'),
  },
  {
    usage: 'refund-charge <finding>',
    says: 'Gives back a charge that belongs to no payment of ours; make sure first that it is no sale of another installation with the same key. The worker makes the refund within a minute, once.',
    isRecorded: true,
    run: (ground, [id = '']) => decide(ground, 'refund-charge', id, 'to_refund'),
  },
  {
    usage: 'close-finding <finding>',
    says: 'Closes a difference that was explained or settled elsewhere.',
    isRecorded: true,
    run: (ground, [id = '']) => decide(ground, 'close-finding', id, 'closed'),
  },
];

async function runReconciliation({ deps, values, actor, reason }: Ground): Promise<Answer> {
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

async function shownFindings(deps: Ground['deps'], all: boolean): Promise<Answer> {
  const rows = (await listFindings(deps.db, all)).map(({ amountMinor, currency, order, ...row }) => ({
    ...row,
    order: order ?? '',
    amount: `${toMajor(money(amountMinor, currency))} ${currency}`,
  }));
  return { kind: 'found', rows, none: 'The provider’s records and ours agree.' };
}

async function decide(ground: Ground, command: string, id: string, to: 'to_refund' | 'closed'): Promise<Answer> {
  if (!isUuid(id)) return { kind: 'refused', failure: { code: 'not_found' } };
  return recorded(ground, command, id, (deps) => decideDifference(deps, id, to, ground.reason));
}
