import { accountFormKey } from '#src/actions/accounts/profile/account-form-key.ts';
import { presentRates } from '#src/actions/site/present-rates.ts';
import { readMembership } from '#src/actions/marketing/credits/read-membership.ts';
import { listWalletEntries, movesOnPage } from '#src/actions/marketing/credits/list-wallet-entries.ts';
import { listTrips, tripsOnPage, type Trip } from '#src/actions/orders/list-trips.ts';
import { lineView } from '#src/api/cart/line-view.ts';
import { route, type Route } from '#src/api/route.ts';
import {
  userCentreEndpoints,
  type MembershipView,
  type TierView,
  type TripView,
} from '#src/contract/orders/user-centre.ts';
import { toWire, type WireMoney } from '#src/contract/wire.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { fail, ok } from '#src/domain/failure.ts';
import { membershipTiers, threshold, type Membership, type MembershipTier } from '#src/domain/marketing/membership.ts';
import { convert } from '#src/domain/shared/money/exchange.ts';
import type { Money } from '#src/domain/shared/money/money.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** What the user centre shows of an account; each call is for its owner alone. */
export const userCentreRoutes: readonly Route[] = [
  route(userCentreEndpoints.trips, async (deps, { caller, input: { part = 'coming', page_num: page = 1 } }) => {
    const listed = await listTrips(deps, caller, { part, page });
    if (!listed.ok) return listed;
    const { trips, counts, bounced } = listed.value;
    return ok({
      trips: trips.map((trip) => tripView(trip, caller.language)),
      counts,
      pageSize: tripsOnPage,
      bounced,
    });
  }),
  route(userCentreEndpoints.membership, async (deps, { caller: { account, currency } }) => {
    if (account === null) return fail('sign_in_required');
    if (account.kind === 'guest') return ok(null);
    const [membership, rates] = await Promise.all([readMembership(deps, account.id), presentRates(deps)]);
    const about = (amount: Money) => (currency === amount.currency ? null : convert(amount, currency, rates));
    return ok(membershipView(membership, about));
  }),
  route(userCentreEndpoints.formKey, async (deps, { caller }) => {
    const key = accountFormKey(deps, caller);
    return key.ok ? ok({ key: key.value }) : key;
  }),
  route(userCentreEndpoints.walletEntries, async (deps, { caller, input: { kind, page_num: page = 1 } }) => {
    const listed = await listWalletEntries(deps, caller, { kind, page });
    if (!listed.ok) return listed;
    const moves = listed.value.moves.map(({ amount, ...move }) => ({ ...move, amount: toWire(amount) }));
    return ok({ moves, total: listed.value.total, pageSize: movesOnPage });
  }),
];

type About = (amount: Money) => Money | null;

function membershipView({ tier, spent, next }: Membership, about: About): MembershipView {
  return {
    tier: tierView(tier, about),
    spent: toWire(spent),
    next:
      next === null
        ? null
        : {
            tier: tierView(next.tier, about),
            missing: toWire(next.missing),
            missingAbout: wireOrNull(about(next.missing)),
          },
    tiers: membershipTiers.map((one) => tierView(one, about)),
  };
}

function tierView({ level, style, fromHkd, creditPercent }: MembershipTier, about: About): TierView {
  const from = threshold(fromHkd);
  return { level, style, from: toWire(from), fromAbout: wireOrNull(about(from)), creditPercent };
}

function wireOrNull(amount: Money | null): WireMoney | null {
  return amount === null ? null : toWire(amount);
}

function tripView({ line, clashes, ...trip }: Trip, language: LanguageCode): TripView {
  return {
    ...lineView(line, language),
    ...trip,
    clashes: clashes.map(({ titles, ...clash }) => ({ ...clash, title: nameIn(titles, language) })),
  };
}
