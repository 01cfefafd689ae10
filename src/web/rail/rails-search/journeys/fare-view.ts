import { msg } from '@lingui/core/macro';

import type { RailFareView, RailJourney, RailTicket } from '#src/contract/rail/rail.ts';
import type { FareClass } from '#src/domain/rail/fares/passenger.ts';
import type { TimelineStep } from '#src/ui/booking/timeline.tsx';
import { deadlineWords } from '#src/web/shared/moments/moment-labels.ts';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';
import type { TakenJourney } from '#src/web/rail/parts/rail-query.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import type { FareView } from '#src/web/rail/rails-search/rails-search-view.ts';

type Voice = Pick<LoadContext, 'i18n' | 'site' | 'visitorZone'>;
/** With the clock of the station where the journey begins. */
type Clocked = Voice & { readonly timeZone: string; readonly place: string };

const classes = {
  standard: msg`Standard class`,
  first: msg`First class`,
  business: msg`Business class`,
} as const satisfies Record<FareClass, unknown>;

/** Returns the generic name of a class, for operators without their own. */
export function className(i18n: Voice['i18n'], fareClass: FareClass): string {
  return i18n._(classes[fareClass]);
}

/** The fares of a journey's tickets as addresses and carts name them. */
export function faresKey({ tickets }: Pick<RailFareView, 'tickets'>): string {
  return tickets.map(({ fare }) => fare).join('~');
}

/** Whether this is the fare that was taken. */
export function isTaken(fare: RailFareView, taken: TakenJourney): boolean {
  return fare.class === taken.class && (taken.fares === '' || faresKey(fare) === taken.fares);
}

/** A fare with its conditions as dated sentences, by the clock of where the ticket's ride begins. */
export function fareView(context: Clocked, journey: RailJourney, fare: RailFareView, href: string): FareView {
  const { i18n, site } = context;
  const refund = refundInShort(context, fare);
  return {
    key: `${fare.class} ${faresKey(fare)}`,
    name: className(i18n, fare.class),
    price: moneyWords(fare.total, site.writing),
    refund: refund.text,
    isFree: refund.isFree,
    tickets: fare.tickets.map((ticket) => ({
      title: fare.tickets.length === 1 ? null : ticketTitle(context, journey, ticket),
      steps: refundSteps(context, ticket),
      exchange: exchangeWords(context, ticket),
    })),
    href,
  };
}

/** "Tokyo – Nagoya", the part of the way that a ticket is for. */
function ticketTitle(_: Voice, { legs }: RailJourney, { firstLeg, lastLeg }: RailTicket): string {
  const [from, to] = [legs[firstLeg]?.departs.station.name.text ?? '', legs[lastLeg]?.arrives.station.name.text ?? ''];
  return `${from} – ${to}`;
}

/** Returns the refund terms of the strictest ticket: a fare is free to cancel only if every ticket is. */
function refundInShort(voice: Clocked, { tickets }: RailFareView): { readonly text: string; readonly isFree: boolean } {
  const { i18n } = voice;
  const whole = tickets.map(({ refund, price }) => refund?.findLast(({ back }) => back.minor >= price.minor)?.until);
  const untils = whole.flatMap((until) => until ?? []).toSorted();
  const [first] = untils;
  if (first !== undefined && untils.length === tickets.length)
    return {
      text: i18n._(msg`Free cancellation until ${deadlineWords(voice, first, voice)}`),
      isFree: true,
    };
  const some = tickets.some(({ refund }) => refund !== null && refund.length > 0);
  return { text: some ? i18n._(msg`Partially refundable`) : i18n._(msg`No refund`), isFree: false };
}

function refundSteps(voice: Clocked, { refund, price }: RailTicket): TimelineStep[] {
  const { i18n, site } = voice;
  if (refund === null || refund.length === 0)
    return [
      {
        when: i18n._(msg`After booking`),
        what: i18n._(msg`Non-refundable: can’t be canceled`),
        tone: 'bad',
      },
    ];
  const steps = refund.map(({ until, back }): TimelineStep => {
    const moment = deadlineWords(voice, until, voice);
    return {
      when: i18n._(msg`Until ${moment}`),
      what: i18n._(msg`${moneyWords(back, site.writing)} refunded`),
      tone: back.minor >= price.minor ? 'good' : 'warn',
    };
  });
  return [...steps, { when: i18n._(msg`After that`), what: i18n._(msg`No refund`), tone: 'bad' }];
}

function exchangeWords({ i18n, site }: Voice, { exchange }: RailTicket): string | null {
  if (exchange === null) return null;
  if (exchange.kind === 'none') return i18n._(msg`Can’t be exchanged`);
  return exchange.kind === 'free' || exchange.fee.minor === 0
    ? i18n._(msg`Free exchange with the operator`)
    : i18n._(msg`Exchange with the operator (fee: ${moneyWords(exchange.fee, site.writing)})`);
}
