import { msg } from '@lingui/core/macro';

import { referralCalls } from '#src/contract/marketing/referral/referral.calls.ts';
import type { InviterRewardView } from '#src/contract/marketing/referral/referral.ts';
import { fromWire } from '#src/contract/wire.ts';
import { formatMoney } from '#src/domain/site/language/formats.ts';
import { href } from '#src/web/shared/page/href.ts';
import { offerWords, type OfferWords } from '#src/web/shared/booking/offer-view.ts';
import { pageFacts } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type ReferralEventView = {
  readonly id: number;
  readonly offer: OfferWords;
  readonly friendGets: string;
  readonly youGet: string;
  /** The invitation that the visitor follows; its key is only sent back as it came. */
  readonly invitation: { readonly key: string; readonly says: string } | null;
  readonly hasJoined: boolean;
  readonly link: string | null;
  readonly isMember: boolean;
  /** The sign-in page, which leads back here. */
  readonly signIn: string;
  readonly structured: string;
};

/** Loads a referral event (spec §2); an unknown one answers 404. An invalid invite link is shown as none. */
export async function loadReferralEvent(context: LoadContext): Promise<Loaded<ReferralEventView>> {
  const { api, i18n, params, query, site } = context;
  const key = query.get('invite') ?? '';
  const requested = /^[\w-]{1,64}$/.test(key) ? key : undefined;
  const answer = await api.call(referralCalls.referralEvent, { id: Number(params['eventId']), invite: requested });
  if (!answer.ok) {
    if (answer.error.code === 'not_found' || answer.error.code === 'bad_request') return { kind: 'missing' };
    throw new Error(`referral event: ${answer.error.code}`);
  }
  const { id, invited, inviter, own, invitation, hasJoined, isMember } = answer.value;
  const offer = offerWords(context, answer.value);
  const path = `/referralcoupon/specialevent/${id}`;
  const letter = invitation?.letter ?? null;
  return {
    kind: 'page',
    data: {
      id,
      offer,
      friendGets: invited.text,
      youGet: rewardWords(context, inviter),
      invitation:
        invitation === null || requested === undefined
          ? null
          : {
              key: requested,
              says: letter === null ? i18n._(msg`A friend invited you`) : i18n._(msg`${letter}. invited you`),
            },
      hasJoined,
      link: own?.link ?? null,
      isMember,
      signIn: href(
        site,
        'sign-in',
        {},
        {
          signin_jump: href(
            site,
            'referral-event',
            { eventId: String(id) },
            requested === undefined ? {} : { invite: requested },
          ),
        },
      ),
      structured: pageFacts(site, path, { name: offer.title.text, description: offer.text.text }),
    },
    head: {
      title: `${offer.title.text} | ${site.brand.name}`,
      description: offer.text.text,
      path,
      ...(requested === undefined ? {} : { robots: 'noindex' as const }),
    },
  };
}

function rewardWords({ i18n, site }: LoadContext, reward: InviterRewardView): string {
  if (reward.kind === 'coupon') return reward.title.text;
  const amount = formatMoney(fromWire(reward.amount), site.writing);
  return i18n._(msg`${amount} in credits, or the equivalent in your currency`);
}
