import { contentFor } from '#src/actions/content/versions/content-for.ts';
import type { ContentGround } from '#src/actions/content/ground-for.ts';
import { viewContent, type ContentView } from '#src/actions/content/view-content.ts';
import { visitorOf } from '#src/actions/content/visitor-of.ts';
import type { Caller } from '#src/actions/deps.ts';
import { shownItem } from '#src/domain/content/shown-content.ts';
import { placesOf, type PageWithPlaces, type PlacesAbout } from '#src/domain/content/slots-around.ts';
import type { MenuPage } from '#src/domain/site/menu.ts';

export type PlacesQuery = PlacesAbout & {
  readonly page: PageWithPlaces;
  /** Which pages a menu among the blocks may lead to. */
  readonly isBuilt: (page: MenuPage) => boolean;
};

/** What editors have put into the places of a page for this caller, in the order of the page; empty ones are left out. */
export async function readPlaces(
  deps: ContentGround,
  caller: Caller,
  { page, isBuilt, ...about }: PlacesQuery,
): Promise<readonly ContentView[]> {
  const visitor = visitorOf(caller);
  const items = await contentFor(deps, caller);
  const nowMs = deps.clock();
  const found = placesOf(page, about).flatMap(({ type, slots }) => {
    const filled = slots.flatMap((slot) => shownItem(items, { type, slot }, visitor, nowMs) ?? []);
    return filled.slice(0, 1);
  });
  return viewContent(deps, caller, { items, found, visitor, isBuilt });
}
