import type { PartyFit } from '#src/web/shared/party/use-party-fit.ts';
import type { ActivityView } from '#src/web/catalogue/activity/activity-view.ts';

type Boxed = Pick<ActivityView, 'price' | 'chosen' | 'city' | 'next' | 'policy' | 'packages'>;

/**
 * Adapts the booking box to the party: its button leads to a package that the party can book, with its price. If there
 * is none, the link stays the same, since the booking page explains why.
 */
export function offeredTo(data: Boxed, fit: PartyFit | null): Boxed {
  const chosen = data.packages.find((one) => one.selected);
  if (fit === null || chosen === undefined || !fit.options.has(chosen.id)) return data;
  const other = data.packages.find((one) => one.price !== null && !fit.options.has(one.id));
  if (other === undefined) return data;
  // Date and terms in the box belong to the other package, and are shown beside it.
  return {
    ...data,
    price: other.price,
    chosen: { title: other.title, bookHref: other.bookHref },
    next: null,
    policy: null,
  };
}
