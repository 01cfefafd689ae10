import { contentFor } from '#src/actions/content/versions/content-for.ts';
import { visitorOf } from '#src/actions/content/visitor-of.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { ContentItem } from '#src/domain/content/content-item.ts';
import { shownItem } from '#src/domain/content/shown-content.ts';

type Place = Pick<ContentItem, 'type' | 'slot'>;

/**
 * Returns the names of the places that nothing fills for this caller now. None if no content is available: content
 * around a page never prevents its rendering.
 */
export async function unfilledPlaces(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>,
  caller: Caller,
  places: Readonly<Record<string, Place>>,
): Promise<readonly string[]> {
  try {
    const items = await contentFor(deps, caller);
    const visitor = visitorOf(caller);
    const nowMs = deps.clock();
    return Object.entries(places).flatMap(([name, place]) =>
      shownItem(items, place, visitor, nowMs) === null ? [name] : [],
    );
  } catch (fault) {
    deps.log.warn({ fault: String(fault) }, 'reading the content of page slots failed');
    return [];
  }
}
