import { msg } from '@lingui/core/macro';

import { loadHistory, loadWallet, sumWords, type HistoryWords } from '#src/web/marketing/parts/wallet-view.ts';
import { ownTimeWords } from '#src/web/shared/moments/moment-labels.ts';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type UserCreditsView = {
  readonly balance: string | null;
  /** By the day on which they run out, the next first. */
  readonly lots: readonly {
    readonly key: string;
    readonly amount: string;
    readonly until: string;
    readonly isNext: boolean;
  }[];
  readonly history: HistoryWords;
};

/** The visitor's credits: how much, until when, and where they came from. */
export async function loadUserCredits(context: LoadContext): Promise<Loaded<UserCreditsView>> {
  const { i18n, site } = context;
  const [wallet, history] = await Promise.all([loadWallet(context), loadHistory(context, 'credits')]);
  if (wallet === null || history === null) return { kind: 'sign-in' };
  const title = i18n._(msg`Credits`);
  return {
    kind: 'page',
    data: {
      balance: sumWords(
        context,
        wallet.credits.map((lot) => lot.amount),
      ),
      lots: wallet.credits.map(({ amount, expiresAt }, index) => ({
        key: `${expiresAt} ${index}`,
        amount: moneyWords(amount, site.writing),
        until: i18n._(msg`Until ${ownTimeWords(context, expiresAt)}`),
        isNext: index === 0,
      })),
      history,
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/user/credits' },
  };
}
