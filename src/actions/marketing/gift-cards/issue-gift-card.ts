import type { Deps } from '#src/actions/deps.ts';
import { tokenHash } from '#src/adapters/keyed-hashes.ts';
import { giftCardIssuedEntries } from '#src/domain/settlement/ledger.ts';
import type { Money } from '#src/domain/shared/money/money.ts';
import { insertActiveCard } from '#src/store/marketing/gift-cards/gift-cards.store.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';

export type IssuedCard = { readonly id: string; readonly code: string };

/**
 * Issues a gift card that is paid for, in the books too. Its code, twenty letters and digits in groups of five, is
 * returned only once: only its hash is stored.
 */
export async function issueGiftCard(
  deps: Pick<Deps, 'db' | 'ids'>,
  card: { readonly amount: Money; readonly recipient: string },
): Promise<IssuedCard> {
  const id = deps.ids.uuid();
  const code = `${deps.ids.reference()}${deps.ids.reference()}`;
  await deps.db.transaction(
    async (tx) => {
      const { minor: amountMinor, currency } = card.amount;
      const recipient = { name: card.recipient };
      await insertActiveCard(tx, { id, codeHash: tokenHash('gift_card', code), currency, amountMinor, recipient });
      await writeLedger(tx, deps.ids.uuid(), giftCardIssuedEntries(id, card.amount));
    },
    { cause: 'gift card issued' },
  );
  return { id, code: code.replace(/(.{5})(?=.)/g, '$1-') };
}
