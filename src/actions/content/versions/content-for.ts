import { checkedContent } from '#src/actions/content/versions/checked-content.ts';
import { openContent } from '#src/actions/content/versions/open-content.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { ContentItem } from '#src/domain/content/content-item.ts';
import { findNewestContent } from '#src/store/content/content.store.ts';

/**
 * All items that may be shown: a caller with a preview has the newest versions of the instant
 * when its link was made, published or not (T-16).
 */
export async function contentFor(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>,
  caller: Pick<Caller, 'preview'>,
): Promise<readonly ContentItem[]> {
  if (caller.preview === undefined) return (await openContent(deps)).items;
  return (await findNewestContent(deps.db, caller.preview.asOf)).map((one) => checkedContent(deps.log, one));
}
