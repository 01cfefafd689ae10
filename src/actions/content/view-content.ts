import { groundFor, type ContentGround } from '#src/actions/content/ground-for.ts';
import type { Caller } from '#src/actions/deps.ts';
import { blockFiller } from '#src/domain/content/home/fill-blocks.ts';
import type { FilledBlock } from '#src/domain/content/home/filled-block.ts';
import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import type { ContentItem, ContentVisitor, SpokenContent } from '#src/domain/content/content-item.ts';
import { spoken } from '#src/domain/content/shown-content.ts';
import type { MenuPage } from '#src/domain/site/menu.ts';

export type ContentView = SpokenContent & { readonly blocks: readonly FilledBlock[] };

type Found = {
  /** All that may be shown, for blocks that list some of it. */
  readonly items: readonly ContentItem[];
  /** What is to be drawn. */
  readonly found: readonly ContentItem[];
  readonly visitor: ContentVisitor;
  /** Which pages a menu among the blocks may lead to. */
  readonly isBuilt: (page: MenuPage) => boolean;
};

/** Items of content in the caller's language, their blocks filled with what is on sale. */
export async function viewContent(
  deps: ContentGround,
  caller: Caller,
  { items, found, visitor, isBuilt }: Found,
): Promise<readonly ContentView[]> {
  const said = found.map((item) => spoken(item, caller.language));
  const blocks = said.flatMap(({ text }) => text.blocks);
  // The catalogue is opened only where something of it is shown.
  const fill = blocks.every(isPlain)
    ? plain
    : blockFiller(await groundFor(deps, caller, { items, visitor, blocks, isBuilt }));
  return said.map((one) => ({ ...one, blocks: one.text.blocks.flatMap((block) => fill(block) ?? []) }));
}

type Live = Extract<ContentBlock, { readonly kind: 'cards' | 'listing' | 'menu' }>;

/** True for a block that says everything itself. */
function isPlain(block: ContentBlock): block is Exclude<ContentBlock, Live> {
  return block.kind !== 'cards' && block.kind !== 'listing' && block.kind !== 'menu';
}

function plain(block: ContentBlock): FilledBlock | null {
  return isPlain(block) ? block : null;
}
