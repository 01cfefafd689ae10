import type { Deps } from '#src/actions/deps.ts';
import { showDeals } from '#src/actions/marketing/deals/show-deals.ts';

/**
 * Lets the shop show which deals may be had at this moment: those whose window has begun or ended, or that are used up,
 * change the prices of cards, calendars, search and cached pages. The price at checkout never waits for it. Returns how
 * many products changed.
 */
export function publishDeals({ db }: Pick<Deps, 'db'>): Promise<number> {
  return db.transaction(showDeals, { cause: 'deals published' });
}
