import { describe, expect, it } from 'vitest';

import { giftState, type GiftState } from '#src/domain/marketing/gift-cards/gift-state.ts';

const card = {
  state: 'active',
  stopped: false,
  sent: true,
  redeemed: true,
  amountMinor: 5_000n,
  balanceMinor: 5_000n,
};

describe('giftState', () => {
  it.each<[string, Partial<typeof card>, GiftState]>([
    ['is not sent yet', { sent: false, redeemed: false }, 'waiting'],
    ['was sent and is not redeemed', { redeemed: false }, 'sent'],
    ['was redeemed and has its whole balance', {}, 'redeemed'],
    ['was redeemed without an email', { sent: false }, 'redeemed'],
    ['has the smallest amount left', { balanceMinor: 1n }, 'used_in_part'],
    ['has nothing left', { balanceMinor: 0n }, 'used_up'],
    ['was stopped before it was sent', { stopped: true, sent: false, redeemed: false }, 'stopped'],
    ['was stopped after it was sent', { stopped: true, redeemed: false }, 'stopped'],
    ['is void, even when it was stopped', { state: 'void', stopped: true }, 'void'],
  ])('of a card that %s is %s', (_what, about, state) => {
    expect(giftState({ ...card, ...about })).toBe(state);
  });
});
