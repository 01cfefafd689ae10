import { msg, plural } from '@lingui/core/macro';

import { accountCalls } from '#src/contract/accounts/account.calls.ts';
import type { WalletAnswer } from '#src/contract/marketing/wallet.ts';
import { userCentreCalls } from '#src/contract/orders/user-centre.calls.ts';
import { hasLimitedAccess } from '#src/domain/accounts/privacy/limited-access.ts';
import { membershipWords, type MembershipWords } from '#src/web/marketing/parts/membership-view.ts';
import { ownAnswer } from '#src/web/shared/labels/own-answer.ts';
import { loadWallet, sumWords } from '#src/web/marketing/parts/wallet-view.ts';
import { loadTrips, tripDays, type TripDay } from '#src/web/orders/parts/trip-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type UserView = {
  readonly name: string | null;
  readonly avatar: string;
  /** The email address, else the phone number, masked. */
  readonly known: string | null;
  /** Access is limited (spec §4). */
  readonly limited: boolean;
  readonly next: readonly TripDay[];
  /** How many trips are to come beside those that are shown; null for none. */
  readonly more: string | null;
  readonly membership: MembershipWords | null;
  readonly coupons: string;
  readonly credits: string | null;
  readonly giftCards: string | null;
  readonly unreviewed: string | null;
};

const shownTrips = 2;

/** The next trip, the membership level, and what the user may spend. */
export async function loadUser(context: LoadContext): Promise<Loaded<UserView>> {
  const { api, i18n, site } = context;
  const [profile, trips, wallet, membership] = await Promise.all([
    api.call(accountCalls.myProfile, {}),
    loadTrips(context, 'coming', 1),
    loadWallet(context),
    api.call(userCentreCalls.membership, {}),
  ]);
  const own = ownAnswer(profile, 'profile');
  if (own === null || trips === null || wallet === null) return { kind: 'sign-in' };
  const standing = ownAnswer(membership, 'membership');
  const more = trips.counts.coming - shownTrips;
  const title = i18n._(msg`My account`);
  return {
    kind: 'page',
    data: {
      name: own.user_name,
      avatar: own.avatar,
      known: own.email ?? own.phone,
      limited: hasLimitedAccess(own.restrict_policies),
      next: tripDays(context, trips.trips.slice(0, shownTrips), 'coming'),
      more: more <= 0 ? null : i18n._(msg`${plural(more, { one: '# more booking', other: '# more bookings' })}`),
      membership: standing === null ? null : membershipWords(context, standing),
      ...walletLabels(context, wallet),
      unreviewed:
        own.unreview === 0
          ? null
          : i18n._(msg`${plural(own.unreview, { one: '# visit to review', other: '# visits to review' })}`),
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/user' },
  };
}

function walletLabels(
  context: LoadContext,
  { coupons, credits, giftCards }: WalletAnswer,
): Pick<UserView, 'coupons' | 'credits' | 'giftCards'> {
  const ready = coupons.filter((one) => one.phase === 'open' && one.left > 0).length;
  return {
    coupons: context.i18n._(msg`${plural(ready, { one: '# coupon', other: '# coupons' })}`),
    credits: sumWords(
      context,
      credits.map((one) => one.amount),
    ),
    giftCards: sumWords(
      context,
      giftCards.map((one) => one.balance),
    ),
  };
}
