import { msg } from '@lingui/core/macro';

import { loadPlainForms, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';

import {
  cardWords,
  loadHistory,
  loadWallet,
  sumWords,
  type CardWords,
  type HistoryWords,
} from '#src/web/marketing/parts/wallet-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type UserGiftCardsView = {
  readonly forms: PlainForms;
  readonly balance: string | null;
  readonly cards: readonly CardWords[];
  readonly history: HistoryWords;
};

/** The visitor's gift cards: what is left of each, and what it was used for. */
export async function loadUserGiftCards(context: LoadContext): Promise<Loaded<UserGiftCardsView>> {
  const { i18n, site } = context;
  const [wallet, history] = await Promise.all([loadWallet(context), loadHistory(context, 'gift_cards')]);
  if (wallet === null || history === null) return { kind: 'sign-in' };
  const title = i18n._(msg`Gift cards`);
  return {
    kind: 'page',
    data: {
      forms: await loadPlainForms(context),
      balance: sumWords(
        context,
        wallet.giftCards.map((card) => card.balance),
      ),
      cards: wallet.giftCards.map((card) => cardWords(context, card)),
      history,
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/user/gift-cards' },
  };
}
