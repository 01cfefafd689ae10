import type { PartyFit } from '#src/web/shared/party/use-party-fit.ts';
import type { ActivityView } from '#src/web/catalogue/activity/activity-view.ts';

type Boxed = Pick<ActivityView, 'price' | 'chosen' | 'city' | 'next' | 'policy' | 'packages'>;

/**
 * What the box offers to those who travel: the way to book leads to a package that they can book, with its price. Where
 * there is none, it leads where it did, since the booking page tells why.
 */
export function offeredTo(data: Boxed, fit: PartyFit | null): Boxed {
  const chosen = data.packages.find((one) => one.selected);
  if (fit === null || chosen === undefined || !fit.options.has(chosen.id)) return data;
  const other = data.packages.find((one) => one.price !== null && !fit.options.has(one.id));
  if (other === undefined) return data;
  // Day and terms of the box are those of the other package, which are told beside it.
  return {
    ...data,
    price: other.price,
    chosen: { title: other.title, bookHref: other.bookHref },
    next: null,
    policy: null,
  };
}
