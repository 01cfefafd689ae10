import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

import { referralCalls } from '#src/contract/marketing/referral/referral.calls.ts';
import type { OfferView, ReferralRecordAnswer } from '#src/contract/marketing/referral/referral.ts';
import { fromWire } from '#src/contract/wire.ts';
import { formatDate, formatMoney, formatNumber } from '#src/domain/site/language/formats.ts';
import { href } from '#src/web/shared/page/href.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

type Line = {
  readonly key: string;
  /** The first letter of a name, or null. */
  readonly letter: string | null;
  readonly title: string;
  readonly lang: string;
  readonly state: string;
  readonly note: string | null;
  readonly date: string;
};

/** A number, and how the reader writes it. */
type Total = { readonly count: number; readonly number: string };

export type ReferralRecordView = {
  readonly totals: { readonly joined: Total; readonly waiting: Total; readonly earned: Total };
  readonly joins: readonly Line[];
  readonly tasks: readonly {
    readonly key: string;
    readonly href: string;
    readonly title: string;
    readonly state: string;
  }[];
  readonly offers: readonly {
    readonly href: string;
    readonly title: string;
    readonly lang: string;
    readonly text: string;
  }[];
};

/** Loads a member's referrals, the outcome of each, and the current referral program (spec §2). */
export async function loadReferralRecord(context: LoadContext): Promise<Loaded<ReferralRecordView>> {
  const { api, i18n, site } = context;
  const answer = await api.call(referralCalls.referralRecord, {});
  if (!answer.ok) {
    if (answer.error.code === 'sign_in_required') return { kind: 'sign-in' };
    throw new Error(`referral record: ${answer.error.code}`);
  }
  const { totals, joins, tasks, offers } = answer.value;
  const total = (count: number): Total => ({ count, number: formatNumber(count, site.writing) });
  const title = i18n._(msg`Invitations`);
  return {
    kind: 'page',
    data: {
      totals: { joined: total(totals.joined), waiting: total(totals.waiting), earned: total(totals.earned) },
      joins: joins.map((one, at) => lineOf(context, one, at)),
      tasks: tasks.map((one) => ({
        key: one.key,
        href: href(site, one.kind === 'group' ? 'referral-group' : 'secret-price', { taskId: one.key }),
        title: one.title.text,
        state: i18n._(taskStates[one.state]),
      })),
      offers: offers.map((one) => ({
        href: offerHref(context, one),
        title: one.title.text,
        lang: one.title.lang,
        text: one.text.text,
      })),
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/referralcoupon/record' },
  };
}

type Join = ReferralRecordAnswer['joins'][number];

const joinStates: Readonly<Record<Join['state'], MessageDescriptor>> = {
  joined: msg`Waiting for the first trip`,
  earned: msg`Rewarded`,
  refused: msg`No reward`,
  reversed: msg`Reward reversed`,
};

const refusals: Readonly<Record<NonNullable<Join['refusal']>, MessageDescriptor>> = {
  same_payer: msg`You paid for the trip yourself.`,
  cap: msg`You’ve reached the maximum number of rewards.`,
  restricted: msg`Your account has limited access.`,
};

const taskStates: Readonly<Record<ReferralRecordAnswer['tasks'][number]['state'], MessageDescriptor>> = {
  open: msg({ message: 'Open', context: 'group' }),
  complete: msg`Completed`,
  expired: msg`Ended`,
};

function lineOf({ i18n, site }: LoadContext, join: Join, at: number): Line {
  const { letter, title, state, refusal, joinedAt, settledAt, reward } = join;
  const gained = reward.kind === 'coupon' ? reward.title.text : formatMoney(fromWire(reward.amount), site.writing);
  return {
    key: String(at),
    letter,
    title: title.text,
    lang: title.lang,
    state: i18n._(joinStates[state]),
    note: state === 'earned' ? gained : noteOf(i18n, state, refusal),
    date: formatDate((settledAt ?? joinedAt).slice(0, 10), site.writing, 'medium'),
  };
}

function noteOf(i18n: LoadContext['i18n'], state: Join['state'], refusal: Join['refusal']): string | null {
  if (refusal !== null) return i18n._(refusals[refusal]);
  return state === 'reversed' ? i18n._(msg`The trip was refunded.`) : null;
}

function offerHref({ site }: LoadContext, { kind, id, slug }: OfferView): string {
  if (kind === 'event') return href(site, 'referral-event', { eventId: String(id) });
  return href(site, kind === 'group' ? 'referral-group' : 'secret-price', { taskId: slug });
}
