/**
 * The life-cycles of money and stock (threat model §4.1): machine × state → the states it may become, with who may move
 * it. The database holds the same pairs in `state_rule` and refuses any other; a test compares the two. Buttons, API
 * and jobs use this table and nothing else.
 */
export type Actor = 'traveller' | 'operator' | 'supplier' | 'provider' | 'clock';

export type Move = { readonly from: string; readonly to: string; readonly by: readonly Actor[]; readonly on: string };

export type Machine =
  | 'booking'
  | 'hold'
  | 'payment'
  | 'refund'
  | 'coupon'
  | 'deal'
  | 'gift_card'
  | 'closure'
  | 'dispute'
  | 'review'
  | 'referral_join'
  | 'referral_task';

function move(from: string, to: string, on: string, ...by: readonly Actor[]): Move {
  return { from, to, by, on };
}

export const lifeCycles: Readonly<Record<Machine, readonly Move[]>> = {
  booking: [
    move('', 'held', 'checkout opened', 'traveller'),
    move('held', 'pending_payment', 'payment created', 'traveller'),
    move('held', 'released', 'hold expired or left', 'traveller', 'clock'),
    move('pending_payment', 'paid', 'payment succeeded', 'provider'),
    move('pending_payment', 'released', 'payment failed, hold expired or left', 'traveller', 'provider', 'clock'),
    move('paid', 'confirming', 'supplier asked', 'provider'),
    move('paid', 'confirmed', 'confirmed at once', 'provider'),
    move('confirming', 'confirmed', 'supplier accepted', 'supplier', 'operator'),
    move('confirming', 'rejected', 'supplier refused or silent', 'supplier', 'operator', 'clock'),
    move('confirmed', 'redeemed', 'voucher scanned', 'supplier'),
    move('confirmed', 'cancel_requested', 'cancellation asked', 'traveller', 'operator'),
    move('cancel_requested', 'confirmed', 'cancellation refused', 'supplier', 'operator'),
    move('cancel_requested', 'cancelled', 'cancellation accepted', 'supplier', 'operator'),
    move('confirmed', 'cancelled', 'cancelled by the policy or by the supplier', 'traveller', 'operator', 'supplier'),
    move('confirmed', 'unused', 'end of validity', 'clock'),
  ],
  hold: [
    move('', 'active', 'checkout opened', 'traveller'),
    move('active', 'consumed', 'booking paid', 'provider'),
    move('active', 'released', 'left or payment failed', 'traveller', 'provider'),
    move('active', 'expired', 'time out', 'clock'),
  ],
  payment: [
    move('', 'requires_payment_method', 'payment created', 'traveller'),
    move('requires_payment_method', 'processing', 'submitted', 'provider'),
    move('requires_payment_method', 'requires_action', 'card asks for a step', 'provider'),
    move('requires_payment_method', 'canceled', 'left or expired', 'traveller', 'clock', 'provider'),
    move('requires_action', 'processing', 'step done', 'provider'),
    move('requires_action', 'succeeded', 'step done', 'provider'),
    move('requires_action', 'requires_payment_method', 'step refused', 'provider'),
    move('requires_action', 'canceled', 'left or expired', 'traveller', 'clock', 'provider'),
    move('processing', 'succeeded', 'captured', 'provider'),
    move('processing', 'requires_capture', 'authorised', 'provider'),
    move('processing', 'requires_payment_method', 'declined', 'provider'),
    move('processing', 'requires_action', 'card asks for a step', 'provider'),
    move('requires_capture', 'succeeded', 'captured', 'provider'),
    move('requires_capture', 'canceled', 'voided', 'operator', 'provider'),
  ],
  refund: [
    move('', 'requested', 'refund due', 'traveller', 'operator', 'supplier', 'provider'),
    move('requested', 'approved', 'by rule or by a person', 'operator', 'clock'),
    move('requested', 'rejected', 'refused', 'operator'),
    move('approved', 'submitted', 'sent to the provider', 'clock'),
    move('submitted', 'succeeded', 'provider paid out', 'provider'),
    move('submitted', 'failed', 'provider refused', 'provider'),
    move('succeeded', 'failed', 'returned by the bank', 'provider'),
    move('failed', 'submitted', 'tried again', 'operator', 'clock'),
    move('failed', 'manual', 'given to a person', 'operator'),
    move('manual', 'succeeded', 'paid out by hand', 'operator'),
  ],
  coupon: [
    move('', 'reserved', 'order placed', 'traveller'),
    move('reserved', 'redeemed', 'order paid', 'provider'),
    move('reserved', 'released', 'order released', 'traveller', 'clock', 'provider'),
    move('redeemed', 'restored', 'refund by the policy', 'operator', 'clock'),
  ],
  deal: [
    move('', 'reserved', 'order placed', 'traveller'),
    move('reserved', 'redeemed', 'order paid', 'provider'),
    move('reserved', 'released', 'order released', 'traveller', 'clock', 'provider'),
    move('released', 'reserved', 'paid after the hold was over', 'provider'),
    move('redeemed', 'restored', 'all of the order given back', 'operator', 'clock'),
  ],
  closure: [
    move('', 'offered', 'date closed', 'supplier', 'operator'),
    move('offered', 'moved', 'another date taken', 'traveller'),
    move('offered', 'refunded', 'money chosen, or no answer in time', 'traveller', 'operator', 'clock'),
  ],
  dispute: [
    move('', 'open', 'bank took the money back', 'provider'),
    move('open', 'won', 'bank gave it back', 'provider'),
    move('open', 'lost', 'bank kept it', 'provider'),
  ],
  gift_card: [
    move('', 'ordered', 'order placed', 'traveller'),
    move('ordered', 'active', 'order paid', 'provider'),
    move('ordered', 'void', 'order not paid', 'clock'),
    move('active', 'void', 'purchase undone', 'operator', 'provider'),
  ],
  review: [
    move('', 'shown', 'written', 'traveller'),
    move('', 'held', 'written with something to be looked at', 'traveller'),
    move('shown', 'held', 'changed into something to be looked at', 'traveller'),
    move('shown', 'hidden', 'taken down', 'operator'),
    move('held', 'shown', 'let through', 'operator'),
    move('held', 'hidden', 'refused', 'operator'),
    move('hidden', 'held', 'changed', 'traveller'),
    move('hidden', 'shown', 'put back', 'operator'),
  ],
  referral_join: [
    move('', 'joined', 'invitation taken', 'traveller'),
    move('joined', 'earned', 'first trip taken', 'clock'),
    move('joined', 'refused', 'first trip taken, and no reward by the rules', 'clock'),
    move('earned', 'reversed', 'trip paid back', 'clock'),
  ],
  referral_task: [
    move('', 'open', 'group or falling price opened', 'traveller'),
    move('open', 'complete', 'full, at its floor, or taken', 'traveller', 'clock'),
    move('open', 'expired', 'time out', 'clock'),
  ],
};

/** Whether `actor` may take a thing of this machine from one state to the next. */
export function mayMove(machine: Machine, from: string, to: string, actor: Actor): boolean {
  return lifeCycles[machine].some((one) => one.from === from && one.to === to && one.by.includes(actor));
}

/**
 * The steps from one payment state to another, ends excluded and included respectively: a provider may report
 * `succeeded` where we last saw `requires_payment_method`, and the log must show legal steps only. Null when there is
 * no way (an older event after a terminal state).
 */
export function pathBetween(machine: Machine, from: string, to: string): readonly string[] | null {
  if (from === to) return [];
  const queue: { state: string; path: string[] }[] = [{ state: from, path: [] }];
  const seen = new Set([from]);
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    for (const next of lifeCycles[machine]) {
      if (next.from !== here.state || seen.has(next.to)) continue;
      if (next.to === to) return [...here.path, to];
      seen.add(next.to);
      queue.push({ state: next.to, path: [...here.path, next.to] });
    }
  }
  return null;
}
