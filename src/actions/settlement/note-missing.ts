import type { Deps } from '#src/actions/deps.ts';
import type { Answer } from '#src/domain/checkout/payment/payment.ts';
import type { OurMoney } from '#src/store/settlement/reconciliation-differences.store.ts';
import {
  leaveFindingsOpen,
  noteFinding,
  type Compared,
  type Span,
} from '#src/store/settlement/reconciliation.store.ts';

type MissingRecords<Own> = {
  readonly compared: Compared;
  /** Ours of which the provider's lists have no record. */
  readonly missing: readonly OurMoney[];
  readonly read: (pspRef: string) => Promise<Answer<Own>>;
  /** What is wrong with the provider's own record of one of ours; null when nothing is. */
  readonly wrongWith: (record: Own, ours: OurMoney) => string | null;
};

/** Of a success without a stored reference: it cannot be read. */
const nameless = { kind: 'final', code: 'reference_unknown' } as const;

/**
 * Notes what we have and the provider has not. Its lists go by when a record was made, which may be outside the span: the
 * record itself says what is true. Gives how many differences are new.
 */
export async function noteMissing<Own>(deps: Deps, span: Span, source: MissingRecords<Own>): Promise<number> {
  const { compared, missing, read, wrongWith } = source;
  let found = 0;
  for (const ours of missing) {
    const { id, pspRef, attemptId, amountMinor, currency, madeAtMs } = ours;
    const answer = pspRef === null ? nameless : await read(pspRef);
    if (answer.kind === 'retryable' || answer.kind === 'unknown') {
      await leaveFindingsOpen(deps.db, span.psp, compared, id);
      continue;
    }
    const note = answer.kind === 'done' ? wrongWith(answer.value, ours) : answer.code;
    if (note === null) continue;
    const kind = `${compared}_missing` as const;
    const facts = { id: deps.ids.uuid(), psp: span.psp, kind, ref: id, intentRef: null, attemptId };
    if (await noteFinding(deps.db, { ...facts, amountMinor, currency, note, madeAtMs })) found += 1;
  }
  return found;
}
