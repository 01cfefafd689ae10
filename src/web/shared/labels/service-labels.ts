import { msg } from '@lingui/core/macro';

import type { LineView, ServiceView } from '#src/contract/cart/line.ts';
import type { DetailWords } from '#src/verticals/fact.words.ts';
import { serviceWords } from '#src/verticals/service.words.ts';
import { href } from '#src/web/shared/page/href.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

export type { DetailWords };

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

type ServiceLineWords = {
  readonly when?: string;
  readonly zone: string;
  readonly details: readonly DetailWords[];
  readonly payAtProperty: readonly DetailWords[];
};

/** What a line of a vertical says where a visit says its start, and what is worth knowing of it. */
export function serviceLineWords(
  { site, i18n }: Voice,
  { destination }: Pick<LineView, 'destination'>,
  service: ServiceView,
): ServiceLineWords {
  const { when, hasZones, details, payAtProperty } = serviceWords(
    { i18n, language: site.language, writing: site.writing },
    service.details,
  );
  return {
    ...(when === null ? {} : { when }),
    zone: hasZones ? '' : i18n._(msg`Time in ${destination.text}`),
    details,
    payAtProperty,
  };
}

/** Where the same is requested again: the hotel with its question, a search between the same places, a search for cars. */
export function serviceHref(
  site: Voice['site'],
  { slug }: Pick<LineView, 'slug'>,
  { vertical, venueId, question, details }: ServiceView,
): string {
  if (vertical === 'hotels' && venueId !== null)
    return href(site, 'hotel', { id: String(venueId), path: slug }, question);
  if (vertical === 'car-rentals') return href(site, 'car-rentals-search', {}, question);
  if (details.some((detail) => detail.kind === 'fact' && detail.code === 'open_ticket')) return href(site, 'rails');
  const rides = details.filter((detail) => detail.kind === 'span');
  const [first, last] = [rides[0], rides.at(-1)];
  if (first === undefined || last === undefined) return href(site, 'rails');
  return href(site, 'rails-search', {}, { from: first.from.place.text, to: last.to.place.text, date: first.from.date });
}
