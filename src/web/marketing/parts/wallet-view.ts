import { msg, plural } from '@lingui/core/macro';

import { walletCalls } from '#src/contract/marketing/wallet.calls.ts';
import type { GiftCardView, WalletAnswer } from '#src/contract/marketing/wallet.ts';
import { userCentreCalls } from '#src/contract/orders/user-centre.calls.ts';
import type { WalletEntryView } from '#src/contract/orders/user-centre.ts';
import type { WireMoney } from '#src/contract/wire.ts';
import type { WalletEntryCause, WalletKind } from '#src/domain/marketing/wallet-entry.ts';
import { formatItems, formatNumber } from '#src/domain/site/language/formats.ts';
import { ownDayWords } from '#src/web/shared/moments/moment-labels.ts';
import { href } from '#src/web/shared/page/href.ts';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';
import { ownAnswer } from '#src/web/shared/labels/own-answer.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n' | 'visitorZone'>;

/** The user's coupons, credits and gift cards; null without a session. */
export async function loadWallet({ api }: Pick<LoadContext, 'api'>): Promise<WalletAnswer | null> {
  return ownAnswer(await api.call(walletCalls.wallet, {}), 'wallet');
}

/** "HK$120.00, €5.00": the sum of each currency; null where there is nothing. */
export function sumWords({ site }: Pick<Voice, 'site'>, amounts: readonly WireMoney[]): string | null {
  const sums = new Map<WireMoney['currency'], number>();
  for (const { currency, minor } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  const words = [...sums]
    .filter(([, minor]) => minor > 0)
    .map(([currency, minor]) => moneyWords({ currency, minor }, site.writing));
  return words.length === 0 ? null : formatItems(words, site.writing);
}

export type MoveWords = {
  readonly id: string;
  readonly day: string;
  readonly cause: string;
  readonly amount: string;
  readonly gains: boolean;
};

export type HistoryWords = {
  readonly moves: readonly MoveWords[];
  readonly position: string | null;
  readonly before: string | null;
  readonly after: string | null;
};

/** A page of movements of credits or gift cards; null without a session. */
export async function loadHistory(context: LoadContext, kind: WalletKind): Promise<HistoryWords | null> {
  const { api, site, i18n, query } = context;
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const answer = ownAnswer(await api.call(userCentreCalls.walletEntries, { kind, page_num: page }), 'history');
  if (answer === null) return null;
  const { moves, total, pageSize } = answer;
  const addressOf = (at: number): string =>
    href(site, kind === 'credits' ? 'user-credits' : 'user-gift-cards', {}, { page: at === 1 ? null : at });
  return {
    moves: moves.map((move) => moveWords(context, move)),
    position:
      total <= pageSize ? null : i18n._(msg`${plural(total, { one: '# transaction', other: '# transactions' })}`),
    before: page > 1 && total > 0 ? addressOf(page - 1) : null,
    after: page * pageSize < total ? addressOf(page + 1) : null,
  };
}

function moveWords(voice: Voice, { id, at, amount, cause }: WalletEntryView): MoveWords {
  const { writing } = voice.site;
  const shown = moneyWords({ ...amount, minor: Math.abs(amount.minor) }, writing);
  return {
    id,
    day: ownDayWords(voice, at),
    cause: causeWords(voice, cause),
    amount: amount.minor < 0 ? `−${shown}` : `+${shown}`,
    gains: amount.minor > 0,
  };
}

function causeWords({ i18n }: Voice, cause: WalletEntryCause): string {
  switch (cause) {
    case 'added':
      return i18n._(msg`Added to the card`);
    case 'earned':
      return i18n._(msg`Added by us`);
    case 'expired':
      return i18n._(msg`Expired`);
    case 'spent':
      return i18n._(msg`Used for an order`);
    case 'set_back':
      return i18n._(msg`Returned: order not paid`);
    case 'returned':
      return i18n._(msg`Returned: booking canceled`);
    case 'adjusted':
      return i18n._(msg`Adjusted`);
  }
}

export type CardWords = {
  readonly id: string;
  readonly balance: string;
  readonly of: string;
  readonly spent: number;
  readonly isEmpty: boolean;
};

/** A gift card and what is left of it; `spent` in whole percent. */
export function cardWords(voice: Voice, { id, amount, balance, redeemedAt }: GiftCardView): CardWords {
  const { site, i18n } = voice;
  const of = moneyWords(amount, site.writing);
  return {
    id,
    balance: moneyWords(balance, site.writing),
    of: i18n._(msg`of ${of}, added ${ownDayWords(voice, redeemedAt)}`),
    spent: amount.minor === 0 ? 0 : Math.round(100 - (100 * balance.minor) / amount.minor),
    isEmpty: balance.minor === 0,
  };
}

/** "1.25" */
export function factorWords({ site }: Pick<Voice, 'site'>, percent: number): string {
  return formatNumber(percent / 100, site.writing, percent % 100 === 0 ? 0 : 2);
}
