import { openContent } from '#src/actions/content/versions/open-content.ts';
import type { Deps } from '#src/actions/deps.ts';
import { cmsPlatforms } from '#src/domain/content/blocks/cms-types.ts';
import type { ContentItem, ContentVisitor } from '#src/domain/content/content-item.ts';
import { shownItem } from '#src/domain/content/shown-content.ts';

type AnonymousVisitor = Pick<ContentVisitor, 'market' | 'language'>;

/** Returns a check of whether a content slot is filled now for a visitor of whom only market and language are known. */
export async function shownPlaces(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>,
): Promise<(place: Pick<ContentItem, 'type' | 'slot'>, visitor: AnonymousVisitor) => boolean> {
  const { items } = await openContent(deps);
  const nowMs = deps.clock();
  return (place, anonymous) => {
    const visitor = { ...anonymous, platforms: cmsPlatforms.WEB, residence: null, partner: 'meander' };
    return shownItem(items, place, visitor, nowMs) !== null;
  };
}
