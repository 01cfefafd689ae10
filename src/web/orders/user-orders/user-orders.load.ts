import { msg } from '@lingui/core/macro';

import type { TripPart } from '#src/contract/orders/user-centre.ts';
import { formatList, formatNumber } from '#src/domain/site/language/formats.ts';
import { href } from '#src/web/shared/page/href.ts';
import { loadTrips, tripDays, type TripDay } from '#src/web/orders/parts/trip-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type UserOrdersView = {
  readonly part: TripPart;
  readonly tabs: readonly { readonly part: TripPart; readonly href: string; readonly count: string }[];
  readonly days: readonly TripDay[];
  readonly pager: { readonly position: string; readonly before: string | null; readonly after: string | null } | null;
  /** The address requests a page behind the last one; this leads to the first. */
  readonly firstHref: string | null;
  /** Masked addresses whose emails bounce. */
  readonly bounced: string | null;
};

const parts = ['coming', 'past', 'cancelled'] as const;

/** The visitor's bookings of all orders on one timeline: to come, past, called off. */
export async function loadUserOrders(context: LoadContext): Promise<Loaded<UserOrdersView>> {
  const { i18n, site, query } = context;
  const part = parts.find((one) => one === query.get('show')) ?? 'coming';
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const answer = await loadTrips(context, part, page);
  if (answer === null) return { kind: 'sign-in' };
  const addressOf = (of: TripPart, at: number): string =>
    href(site, 'user-orders', {}, { show: of === 'coming' ? null : of, page: at === 1 ? null : at });
  const { writing } = site;
  const total = answer.counts[part];
  const from = (page - 1) * answer.pageSize;
  const to = Math.min(total, from + answer.pageSize);
  const title = i18n._(msg`My bookings`);
  return {
    kind: 'page',
    data: {
      part,
      tabs: parts.map((one) => ({
        part: one,
        href: addressOf(one, 1),
        count: formatNumber(answer.counts[one], writing),
      })),
      days: tripDays(context, answer.trips, part),
      pager:
        total <= answer.pageSize || from >= total
          ? null
          : {
              position: i18n._(
                msg`Showing ${formatNumber(from + 1, writing)} to ${formatNumber(to, writing)} of ${formatNumber(total, writing)}`,
              ),
              before: page > 1 ? addressOf(part, page - 1) : null,
              after: to < total ? addressOf(part, page + 1) : null,
            },
      firstHref: total > 0 && from >= total ? addressOf(part, 1) : null,
      bounced: answer.bounced.length === 0 ? null : formatList(answer.bounced, writing),
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/user/orders' },
  };
}
