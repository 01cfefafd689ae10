/** How far a card that was bought has come, for its buyer. */
export const giftStates = ['waiting', 'sent', 'redeemed', 'used_in_part', 'used_up', 'stopped', 'void'] as const;
export type GiftState = (typeof giftStates)[number];

/** The state of a card; a code that an account has redeemed can no longer be revoked. */
export function giftState(card: {
  readonly state: string;
  readonly stopped: boolean;
  readonly sent: boolean;
  readonly redeemed: boolean;
  readonly amountMinor: bigint;
  readonly balanceMinor: bigint;
}): GiftState {
  if (card.state === 'void') return 'void';
  if (card.stopped) return 'stopped';
  if (!card.redeemed) return card.sent ? 'sent' : 'waiting';
  if (card.balanceMinor === card.amountMinor) return 'redeemed';
  return card.balanceMinor > 0n ? 'used_in_part' : 'used_up';
}

/** A mail that did not arrive is sent again so often. */
export const mostResent = 5;
