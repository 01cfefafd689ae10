import { msg } from '@lingui/core/macro';

import type { MembershipView, TierView } from '#src/contract/endpoints/user-centre.ts';
import type { MembershipStyle } from '#src/domain/people/membership.ts';
import { moneyWords } from '#src/web/parts/line-view.ts';
import { factorWords } from '#src/web/parts/purse-view.ts';
import type { LoadContext } from '#src/web/screen.ts';

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
  /** What is missing to the next level, and how far one is on the way, in percent; null at the highest. */
  readonly next: { readonly text: string; readonly percent: number } | null;
  readonly tiers: readonly TierWords[];
};

/** How a member stands, in ready strings. */
export function membershipWords(voice: Voice, { tier, spent, next, tiers }: MembershipView): MembershipWords {
  const { site, i18n } = voice;
  return {
    style: tier.style,
    name: nameWords(voice, tier.style),
    credits: creditWords(voice, tier),
    spent: moneyWords(spent, site.language),
    next:
      next === null
        ? null
        : {
            text: i18n._(
              msg`${moneyWords(next.missing, site.language)} more within twelve months and you are ${nameWords(voice, next.tier.style)}`,
            ),
            percent: Math.floor((100 * spent.minor) / next.tier.from.minor),
          },
    tiers: tiers.map((one) => ({
      style: one.style,
      name: nameWords(voice, one.style),
      from: i18n._(msg`from ${moneyWords(one.from, site.language)}`),
      credits: creditWords(voice, one),
      isMine: one.level === tier.level,
    })),
  };
}

function creditWords(voice: Voice, { creditPercent }: TierView): string {
  return creditPercent === 100
    ? voice.i18n._(msg`Visits earn you credits`)
    : voice.i18n._(msg`Visits earn you ${factorWords(voice, creditPercent)} times the usual credits`);
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
