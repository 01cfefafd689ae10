import { contentFor } from '#src/actions/content/content-for.ts';
import { visitorOf } from '#src/actions/content/visitor-of.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { shownItem, spoken } from '#src/domain/content/shown-content.ts';
import { standingMenu, type MenuWord } from '#src/domain/site/menu.ts';

/** Which item of content is the menu: that of header, calls and classification alike. */
const menuSlot = { type: 'web-config', slot: 'menu' } as const;

/**
 * The words of the menu that editors chose for this caller, in their order (decision 50). Where nothing is to be had of
 * them (no item, none with a menu that this release can read, no content at all) the standing menu is there: a site
 * without its way about would be worse than an old one. A caller with a preview has the newest version.
 */
export async function chooseMenu(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  caller: Caller,
): Promise<readonly MenuWord[]> {
  try {
    const item = shownItem(await contentFor(deps, caller), menuSlot, visitorOf(caller), deps.clock());
    if (item === null) return standingMenu;
    // A language without a menu of its own has the English one.
    const blocks = [...spoken(item, caller.language).text.blocks, ...item.texts.en.blocks];
    return blocks.find((block) => block.kind === 'menu')?.of ?? standingMenu;
  } catch (fault) {
    deps.log.warn({ fault: String(fault) }, 'the menu is not read from content');
    return standingMenu;
  }
}
