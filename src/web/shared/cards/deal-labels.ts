import { msg, plural } from '@lingui/core/macro';

import type { DealAnswer } from '#src/contract/marketing/deals.ts';
import { addDays } from '#src/domain/shared/time/day-number.ts';
import { formatDate, formatList, formatNumber } from '#src/domain/site/language/formats.ts';
import { weekdayRuns } from '#src/domain/site/language/weekday-runs.ts';
import type { Fact } from '#src/ui/content/facts.tsx';
import { marketTimeWords } from '#src/web/shared/moments/moment-labels.ts';
import { href } from '#src/web/shared/page/href.ts';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** A link to the deals of a place, in ready strings. */
export type DealPlaceLink = {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly lang: string | undefined;
};

/** A deal in ready strings. */
export type DealWords = {
  readonly id: number;
  readonly title: string;
  readonly lang: string | undefined;
  readonly text: string;
  readonly textLang: string | undefined;
  readonly facts: readonly Fact[];
  readonly cards: readonly ProductCardView[];
  readonly places: readonly DealPlaceLink[];
};

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** What a deal is, what it is for, and until when. */
export function dealWords(voice: Voice, deal: DealAnswer): DealWords {
  const { site } = voice;
  return {
    id: deal.id,
    title: deal.title.text,
    lang: otherThan(voice, deal.title.lang),
    text: deal.text.text,
    textLang: otherThan(voice, deal.text.lang),
    facts: [...termFacts(voice, deal), ...limitFacts(voice, deal)],
    cards: deal.products.map((card) => productCardView({ site, i18n: voice.i18n }, card)),
    places: deal.places.map((place) => dealPlaceLink(voice, place)),
  };
}

/** The way to the deals of a city. */
export function dealPlaceLink(voice: Voice, { id, slug, name }: DealAnswer['places'][number]): DealPlaceLink {
  return {
    id,
    href: href(voice.site, 'deals-place', { scope: 'city', id: String(id), path: slug }),
    name: name.text,
    lang: otherThan(voice, name.lang),
  };
}

/** A tongue where it is not the page's. */
export function otherThan({ site }: Pick<Voice, 'site'>, lang: string): string | undefined {
  return lang === site.language ? undefined : lang;
}

/** "3 days left", counted by the server; null when there is nothing to count. */
export function daysLeftWords({ i18n }: Pick<Voice, 'i18n'>, days: number | null): string | null {
  return days === null ? null : i18n._(msg`${plural(days, { one: 'Ends within # day', other: 'Ends within # days' })}`);
}

function termFacts({ site, i18n }: Voice, { terms: { visit, days, lead } }: DealAnswer): Fact[] {
  const facts: Fact[] = [];
  if (lead !== null && lead.least > 0)
    facts.push({
      icon: 'clock',
      text: i18n._(
        msg`${plural(lead.least, { one: 'Book at least # day ahead', other: 'Book at least # days ahead' })}`,
      ),
    });
  if (lead !== null && lead.most !== null)
    facts.push({
      icon: 'clock',
      text: i18n._(
        msg`${plural(lead.most, { one: 'For visits within # day of booking', other: 'For visits within # days of booking' })}`,
      ),
    });
  if (days !== null) facts.push({ icon: 'calendar', text: daysWords({ site, i18n }, days) });
  if (visit !== null) {
    const from = formatDate(visit.from, site.writing, 'medium');
    const to = formatDate(visit.to, site.writing, 'medium');
    facts.push({ icon: 'calendar', text: i18n._(msg`For visits from ${from} to ${to}`) });
  }
  return facts;
}

/** "Monday to Thursday": consecutive days are given as a range. */
function daysWords({ site, i18n }: Voice, days: readonly number[]): string {
  // The first of January 2024 was a Monday.
  const nameOf = (day: number): string => formatDate(addDays('2023-12-31', day), site.writing, 'weekdayName');
  const runs = weekdayRuns(days);
  const names = runs.map(([from, to]) => {
    const first = nameOf(from);
    if (to === undefined) return first;
    const last = nameOf(to);
    return i18n._(msg({ message: `${first} to ${last}`, context: 'weekdays' }));
  });
  // A range has its own preposition, so that most languages cannot use "on" with it.
  return runs.some(({ length }) => length > 1)
    ? i18n._(msg`Visit days: ${formatList(names, site.writing)}`)
    : i18n._(msg`For visits on ${formatList(names, site.writing)}`);
}

function limitFacts(voice: Voice, { ends, daysLeft, left, terms }: DealAnswer): Fact[] {
  const { site, i18n } = voice;
  const facts: Fact[] = [];
  const counted = daysLeftWords(voice, daysLeft);
  if (counted !== null) facts.push({ icon: 'clock', text: counted });
  else if (ends !== null)
    facts.push({
      icon: 'clock',
      text: i18n._(msg`Book by ${marketTimeWords(voice, ends)}`),
    });
  if (left !== null)
    facts.push({
      icon: 'ticket',
      text: i18n._(msg`Bookings left at this price: ${formatNumber(left, site.writing)}`),
    });
  if (!terms.stacks) facts.push({ icon: 'info', text: i18n._(msg`Can’t be combined with coupons`) });
  return facts;
}
