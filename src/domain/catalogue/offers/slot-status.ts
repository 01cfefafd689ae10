/** The status of a slot or day (OCTO): `limited` is less than half of its places free. */
export type SlotStatus = 'available' | 'limited' | 'sold_out' | 'closed';

export type SlotState = {
  readonly closed: boolean;
  readonly cutoffAtMs: number;
  readonly total: number;
  readonly free: number;
};

/** A slot's status at `nowMs`; one with fewer places than the smallest party is sold out. */
export function slotStatus(slot: SlotState, nowMs: number, minParty: number): SlotStatus {
  if (slot.closed || nowMs >= slot.cutoffAtMs) return 'closed';
  if (slot.free < Math.max(minParty, 1)) return 'sold_out';
  return slot.free * 2 < slot.total ? 'limited' : 'available';
}

/** A day's status from its slots; a day without any that can still be bought is closed. */
export function dayStatus(slots: readonly SlotState[], nowMs: number, minParty: number): SlotStatus {
  const open = slots.filter((slot) => slotStatus(slot, nowMs, minParty) !== 'closed');
  if (open.length === 0) return 'closed';
  const sellable = open.filter((slot) => slotStatus(slot, nowMs, minParty) !== 'sold_out');
  if (sellable.length === 0) return 'sold_out';
  const free = sellable.reduce((sum, slot) => sum + slot.free, 0);
  const total = open.reduce((sum, slot) => sum + slot.total, 0);
  return free * 2 < total ? 'limited' : 'available';
}
