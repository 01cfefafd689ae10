import { NotFound } from '#src/web/site/frame/errors/not-found.tsx';
import { screen, type Loaded } from '#src/web/shared/page/page-definition.ts';

/** An old address of the deals of a place: it shows the not-found page (spec §2). */
async function loadTravelDealsPlace(): Promise<Loaded<null>> {
  return { kind: 'missing' };
}

export const travelDealsPlaceScreen = screen(loadTravelDealsPlace, NotFound);
