import { shownFor } from '#src/actions/content/shown-for.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { standingMenu, type MenuWord } from '#src/domain/site/menu.ts';

/** Which item of content is the menu: that of header, calls and classification alike. */
const menuSlot = { type: 'web-config', slot: 'menu' } as const;

/**
 * The words of the menu that editors chose for this caller, in their order (decision 52). Where nothing is to be had of
 * them (no item, none with a menu that this release can read, no content at all) the standing menu is there: a site
 * without its way about would be worse than an old one.
 */
export async function chooseMenu(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>,
  caller: Caller,
): Promise<readonly MenuWord[]> {
  const found = await shownFor(deps, caller, menuSlot);
  if (found === null) return standingMenu;
  // A language without a menu uses the English one.
  const blocks = [...found.text.blocks, ...found.item.texts.en.blocks];
  return blocks.find((block) => block.kind === 'menu')?.of ?? standingMenu;
}
