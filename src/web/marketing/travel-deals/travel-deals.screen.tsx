import { NotFound } from '#src/web/site/frame/errors/not-found.tsx';
import { screen, type Loaded } from '#src/web/shared/page/page-definition.ts';

/** An old address of the deals: it shows the not-found page (spec §2). */
async function loadTravelDeals(): Promise<Loaded<null>> {
  return { kind: 'missing' };
}

export const travelDealsScreen = screen(loadTravelDeals, NotFound);
