import type { EventView } from '#src/actions/marketing/referral/read-event.ts';
import type { RecordView } from '#src/actions/marketing/referral/read-record.ts';
import type { TaskView } from '#src/actions/marketing/tasks/read-task.ts';
import { productCard } from '#src/api/catalogue/cards.ts';
import { pages } from '#src/contract/pages.ts';
import type {
  InviterRewardView,
  OfferView,
  ReferralEventAnswer,
  ReferralRecordAnswer,
  ReferralTaskAnswer,
} from '#src/contract/marketing/referral/referral.ts';
import { toWire } from '#src/contract/wire.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { money, parseMajor } from '#src/domain/shared/money/money.ts';
import type { InviterReward } from '#src/domain/marketing/referral/referral.ts';
import { priceAfter } from '#src/domain/marketing/referral/secret-price.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';

/** Whose words, and on which host. */
export type Reader = { readonly language: LanguageCode; readonly origin: string; readonly isMember: boolean };

/** Returns the address that a member sends to others: short, in their language. */
export function shortAddress({ language, origin }: Omit<Reader, 'isMember'>, code: string): string {
  return origin + localPath(language, buildUrl(pages['short-link'].pattern, { code }));
}

export function eventAnswer(view: EventView, reader: Reader): ReferralEventAnswer {
  const { definition, own, inviter, hasJoined } = view;
  return {
    ...offerView(view.offer, reader.language),
    invited: nameIn(definition.invited.titles, reader.language),
    inviter: rewardView(definition.inviter, reader.language),
    own: own === null ? null : { invite: own.key, link: shortAddress(reader, own.shortCode) },
    invitation: inviter === null ? null : { letter: inviter.letter },
    hasJoined,
    isMember: reader.isMember,
  };
}

export function taskAnswer({ offer, task, card }: TaskView, reader: Reader): ReferralTaskAnswer {
  const { definition } = offer;
  const isGroup = definition.kind === 'group';
  const isSecret = definition.kind === 'secret_price';
  return {
    ...offerView(offer, reader.language),
    people: isGroup ? definition.people : isSecret ? definition.helpers : 0,
    hours: definition.kind === 'event' ? 0 : definition.hours,
    reward: isGroup ? nameIn(definition.reward.titles, reader.language) : null,
    isMember: reader.isMember,
    task: task === null ? null : { ...task, link: taskAddress(definition.kind, task.key, reader) },
    price: isSecret
      ? {
          card: card === null ? null : productCard(card, reader.language),
          start: toWire(priceAfter(definition, 0)),
          now: toWire(priceAfter(definition, task?.joined ?? 0)),
          floor: toWire(priceAfter(definition, definition.helpers)),
          step: toWire(parseMajor(definition.step, definition.currency) ?? money(0, definition.currency)),
          threshold: definition.threshold,
          buyHours: definition.buyHours,
        }
      : null,
  };
}

export function recordAnswer(
  { totals, joins, tasks, offers }: RecordView,
  language: LanguageCode,
): ReferralRecordAnswer {
  const byId = new Map(offers.map((one) => [one.id, one]));
  return {
    totals,
    joins: joins.map((one) => ({
      eventId: one.offerId,
      title: nameIn(one.definition.titles, language),
      letter: one.letter,
      state: one.state,
      refusal: one.refusal,
      joinedAt: one.joinedAt,
      settledAt: one.settledAt,
      reward:
        one.creditsMinor === null || one.currency === null
          ? rewardView(one.definition.inviter, language)
          : { kind: 'credits', amount: toWire(money(one.creditsMinor, one.currency)) },
    })),
    tasks: tasks.flatMap(({ key, kind, state, needed, joined, expiresAt, offerId, isDue }) => {
      const offer = byId.get(offerId);
      if (offer === undefined) return [];
      const title = nameIn(offer.definition.titles, language);
      return [{ key, kind, state: state === 'open' && isDue ? 'expired' : state, needed, joined, expiresAt, title }];
    }),
    offers: offers.filter(({ phase }) => phase === 'open').map((one) => offerView(one, language)),
  };
}

function taskAddress(kind: 'event' | 'group' | 'secret_price', key: string, { language, origin }: Reader): string {
  const page = kind === 'group' ? 'referral-group' : 'secret-price';
  return origin + localPath(language, buildUrl(pages[page].pattern, { taskId: key }));
}

function offerView({ id, slug, definition, phase, endsAt }: EventView['offer'], language: LanguageCode): OfferView {
  return {
    id,
    slug,
    kind: definition.kind,
    title: nameIn(definition.titles, language),
    text: nameIn(definition.texts, language),
    terms: definition.terms.map((one) => nameIn(one, language)),
    phase,
    endsAt,
  };
}

function rewardView(reward: InviterReward, language: LanguageCode): InviterRewardView {
  if (reward.kind === 'coupon') return { kind: 'coupon', title: nameIn(reward.coupon.titles, language) };
  return { kind: 'credits', amount: toWire(parseMajor(reward.amount, reward.currency) ?? money(0, reward.currency)) };
}
