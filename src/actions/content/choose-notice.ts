import { shownFor } from '#src/actions/content/shown-for.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { isOwnPath } from '#src/domain/content/blocks/content-block.ts';
import type { SiteNotice } from '#src/domain/site/notice.ts';

/** Which item of content is the line above every page. */
const noticeSlot = { type: 'notice', slot: 'site' } as const;

/**
 * The line above every page as editors have it for this caller, its title alone; null where there is none, and then that
 * of the site configuration holds. A changed text is another notice: visitors who closed the former one see it.
 */
export async function chooseNotice(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>,
  caller: Caller,
): Promise<SiteNotice | null> {
  const found = await shownFor(deps, caller, noticeSlot);
  if (found === null) return null;
  const { item, text, lang } = found;
  const path = item.link !== null && isOwnPath(item.link) ? item.link : null;
  return { id: `${item.key}: ${item.texts.en.title}`, text: text.title, lang, path };
}
