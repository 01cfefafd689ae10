import type { SandboxContext } from '#sandbox/control-panel.ts';
import { listed, wholeNumber, type Form } from '#sandbox/form.ts';
import type { Intent, RecordOf, SandboxRecord } from '#sandbox/records/records.ts';
import { missing } from '#sandbox/records/refusal.ts';
import { chargeWire, disputeWire, intentWire, listWire, type Wire } from '#sandbox/records/wire.ts';

/** More than a demonstration ever holds. */
const most = 100_000;

type Entry = { readonly id: string; readonly created: number; readonly intentId: string; readonly wire: () => Wire };

/** Returns all charges, the newest first, by the provider's parameters of a list. */
export function listCharges(context: SandboxContext, form: Form): Wire {
  const entries = context.ledger.list('intent', most).flatMap((intent): Entry[] => {
    const { charge } = intent;
    if (charge === null) return [];
    return [{ id: charge.id, created: charge.created, intentId: intent.id, wire: () => chargeWire(intent, charge) }];
  });
  return pageOf(form, '/v1/charges', 'charge', entries);
}

/** Returns all disputes, the newest first; `expand[]=data.payment_intent` puts the intent into each. */
export function listDisputes(context: SandboxContext, form: Form): Wire {
  const isExpanded = listed(form, 'expand').includes('data.payment_intent');
  const entries = context.ledger.list('dispute', most).map((dispute): Entry => {
    const { id, created, intentId } = dispute;
    const intent = isExpanded ? context.ledger.find('intent', intentId) : null;
    const wire = (): Wire => disputeWire(dispute, intent === null ? undefined : wireOf(context, intent));
    return { id, created, intentId, wire };
  });
  return pageOf(form, '/v1/disputes', 'dispute', entries);
}

/** Records of a kind, the newest first. */
export function listRecords<Kind extends Exclude<SandboxRecord['kind'], 'session'>>(
  context: SandboxContext,
  form: Form,
  kind: Kind,
  url: string,
  wire: (record: RecordOf<Kind>) => Wire,
): Wire {
  const entries = context.ledger.list(kind, most).map((record): Entry => {
    const about: Exclude<SandboxRecord, { kind: 'session' }> = record;
    const { id, created } = about;
    return { id, created, intentId: 'intentId' in about ? about.intentId : id, wire: () => wire(record) };
  });
  return pageOf(form, url, kind, entries);
}

function wireOf(context: SandboxContext, intent: Intent): Wire {
  return intentWire(intent, context.options.publicOrigin);
}

/** `limit`, `starting_after`, `created[gte]`, `created[gt]`, `created[lte]`, `created[lt]`, `payment_intent`. */
function pageOf(form: Form, url: string, kind: string, entries: readonly Entry[]): Wire {
  const limit = Math.min(Math.max(wholeNumber(form, 'limit') ?? 10, 1), 100);
  const owner = form.get('payment_intent');
  const after = form.get('starting_after');
  const at = after === undefined ? -1 : entries.findIndex((entry) => entry.id === after);
  if (after !== undefined && at < 0) throw missing(kind, 'starting_after');
  const matching = entries
    .slice(at + 1)
    .filter((entry) => (owner === undefined || entry.intentId === owner) && isCreatedIn(form, entry.created));
  return listWire(
    url,
    matching.slice(0, limit).map((entry) => entry.wire()),
    matching.length > limit,
  );
}

function isCreatedIn(form: Form, created: number): boolean {
  const bound = (name: string): number | null => wholeNumber(form, `created[${name}]`);
  const [gte, gt, lte, lt] = [bound('gte'), bound('gt'), bound('lte'), bound('lt')];
  return (
    (gte === null || created >= gte) &&
    (gt === null || created > gt) &&
    (lte === null || created <= lte) &&
    (lt === null || created < lt)
  );
}
