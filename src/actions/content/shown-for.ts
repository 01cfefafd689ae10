import { contentFor } from '#src/actions/content/versions/content-for.ts';
import { visitorOf } from '#src/actions/content/visitor-of.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { ContentItem, SpokenContent } from '#src/domain/content/content-item.ts';
import { shownItem, spoken } from '#src/domain/content/shown-content.ts';

/**
 * What fills a slot of every page for this caller, in their language; null where nothing does, and where no content is
 * to be had: content around a page never prevents its rendering. A caller with a preview has the newest version.
 */
export async function shownFor(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>,
  caller: Caller,
  slot: Pick<ContentItem, 'type' | 'slot'>,
): Promise<SpokenContent | null> {
  try {
    const item = shownItem(await contentFor(deps, caller), slot, visitorOf(caller), deps.clock());
    return item === null ? null : spoken(item, caller.language);
  } catch (fault) {
    deps.log.warn({ fault: String(fault), slot: slot.slot }, 'reading a content slot that is on every page failed');
    return null;
  }
}
