import { msg } from '@lingui/core/macro';

import type { MembershipView, TierView } from '#src/contract/orders/user-centre.ts';
import type { MembershipStyle } from '#src/domain/marketing/membership.ts';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';
import { factorWords } from '#src/web/marketing/parts/wallet-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

export type TierWords = {
  readonly style: MembershipStyle;
  readonly name: string;
  readonly from: string;
  readonly credits: string;
  readonly isMine: boolean;
};

export type MembershipWords = {
  readonly style: MembershipStyle;
  readonly name: string;
  readonly credits: string;
  readonly spent: string;
  /** Amounts are in the visitor's currency too, by today's rate. */
  readonly isConverted: boolean;
  /** What is missing to the next level, and how far one is on the way, in percent; null at the highest. */
  readonly next: { readonly text: string; readonly percent: number } | null;
  readonly tiers: readonly TierWords[];
};

/** A member's tier and progress, in ready strings. */
export function membershipWords(voice: Voice, { tier, spent, next, tiers }: MembershipView): MembershipWords {
  const { site } = voice;
  return {
    style: tier.style,
    name: nameWords(voice, tier.style),
    credits: creditWords(voice, tier),
    spent: moneyWords(spent, site.writing),
    isConverted: tiers.some(({ fromAbout }) => fromAbout !== null),
    next:
      next === null
        ? null
        : {
            text: missingWords(voice, next),
            percent: Math.floor((100 * spent.minor) / next.tier.from.minor),
          },
    tiers: tiers.map((one) => ({
      style: one.style,
      name: nameWords(voice, one.style),
      from: fromWords(voice, one),
      credits: creditWords(voice, one),
      isMine: one.level === tier.level,
    })),
  };
}

function missingWords(voice: Voice, { tier, missing, missingAbout }: NonNullable<MembershipView['next']>): string {
  const { site, i18n } = voice;
  const [amount, name] = [moneyWords(missing, site.writing), nameWords(voice, tier.style)];
  if (missingAbout === null) return i18n._(msg`Spend ${amount} more within 12 months to reach ${name}`);
  const about = moneyWords(missingAbout, site.writing);
  return i18n._(msg`Spend ${amount} (about ${about}) more within 12 months to reach ${name}`);
}

function fromWords({ site, i18n }: Voice, { from, fromAbout }: TierView): string {
  const amount = moneyWords(from, site.writing);
  if (fromAbout === null || from.minor === 0) return i18n._(msg`from ${amount}`);
  return i18n._(msg`from ${amount} (about ${moneyWords(fromAbout, site.writing)})`);
}

function creditWords(voice: Voice, { creditPercent }: TierView): string {
  return creditPercent === 100
    ? voice.i18n._(msg`Earn credits on your visits`)
    : voice.i18n._(msg`Earn ${factorWords(voice, creditPercent)} times the usual credits on your visits`);
}

function nameWords({ i18n }: Voice, style: MembershipStyle): string {
  switch (style) {
    case 'brook':
      return i18n._(msg`Brook`);
    case 'stream':
      return i18n._(msg`Stream`);
    case 'river':
      return i18n._(msg`River`);
    case 'delta':
      return i18n._(msg`Delta`);
  }
}
