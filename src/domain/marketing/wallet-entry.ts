/** Which balance of an account. */
export type WalletKind = 'credits' | 'gift_cards';

/** Why a balance changed, as shown to its owner. `set_back`: set aside for an order that was not paid. */
export type WalletEntryCause = 'added' | 'earned' | 'expired' | 'spent' | 'set_back' | 'returned' | 'adjusted';

/** The cause of a move by the account on the other side of the books and the side on which it stands. */
export function walletEntryCause(
  kind: WalletKind,
  { other, gains, isFirst }: { readonly other: string; readonly gains: boolean; readonly isFirst: boolean },
): WalletEntryCause {
  if (kind === 'gift_cards' && isFirst && gains) return 'added';
  if (other === 'tenders') return gains ? 'set_back' : 'spent';
  if (other === 'marketing') return gains ? 'earned' : 'expired';
  if (other === 'bookings' && gains) return 'returned';
  return other === 'gift_cards_sold' && gains ? 'added' : 'adjusted';
}
