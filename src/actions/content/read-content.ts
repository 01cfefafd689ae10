import { contentFor } from '#src/actions/content/content-for.ts';
import { groundFor, type ContentGround } from '#src/actions/content/ground-for.ts';
import { visitorOf } from '#src/actions/content/visitor-of.ts';
import type { Caller } from '#src/actions/deps.ts';
import { blockFiller } from '#src/domain/blocks/fill-blocks.ts';
import type { FilledBlock } from '#src/domain/blocks/filled-block.ts';
import type { ContentBlock } from '#src/domain/content/content-block.ts';
import type { ContentItem, ContentVisitor, SpokenContent } from '#src/domain/content/content-item.ts';
import { cmsTypeOf, isCmsType, type CmsType } from '#src/domain/content/cms-types.ts';
import { shownItem, shownItems, spoken } from '#src/domain/content/shown-content.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { MenuPage } from '#src/domain/site/menu.ts';

export type ContentView = SpokenContent & { readonly blocks: readonly FilledBlock[] };

export type AskedContent = {
  /** Its name or its code. */
  readonly type: string;
  readonly slot?: string | undefined;
  /** Bits of `cmsPlatforms`; by the visitor's device when it is not said. */
  readonly platforms?: number | undefined;
  /** Which pages a menu among its blocks may lead to. */
  readonly isBuilt: (page: MenuPage) => boolean;
};

/**
 * What a caller is shown of a type: all of it, or what fills one slot (none or one). `not_found` for a type that does
 * not exist. A caller with a preview sees the newest versions, published or not.
 */
export async function readContent(
  deps: ContentGround,
  caller: Caller,
  asked: AskedContent,
): Promise<Result<{ readonly type: CmsType; readonly items: readonly ContentView[] }>> {
  const type = typeNamed(asked.type);
  if (type === null) return fail('not_found', { field: 'type' });
  const visitor = visitorOf(caller, asked.platforms);
  const items = await contentFor(deps, caller);
  const shown = shownOf(items, type, asked.slot, [visitor, deps.clock()]);
  const said = shown.map((item) => spoken(item, caller.language));
  const blocks = said.flatMap(({ text }) => text.blocks);
  // The catalogue is opened only where something of it is shown.
  const fill = blocks.every(isPlain)
    ? plain
    : blockFiller(await groundFor(deps, caller, { items, visitor, blocks, isBuilt: asked.isBuilt }));
  return ok({
    type,
    items: said.map((one) => ({ ...one, blocks: one.text.blocks.flatMap((block) => fill(block) ?? []) })),
  });
}

function shownOf(
  items: readonly ContentItem[],
  type: CmsType,
  slot: string | undefined,
  [visitor, nowMs]: readonly [ContentVisitor, number],
): readonly ContentItem[] {
  if (slot === undefined) return shownItems(items, type, visitor, nowMs);
  const item = shownItem(items, { type, slot }, visitor, nowMs);
  return item === null ? [] : [item];
}

function typeNamed(text: string): CmsType | null {
  if (isCmsType(text)) return text;
  return /^\d{1,3}$/.test(text) ? cmsTypeOf(Number(text)) : null;
}

type Live = Extract<ContentBlock, { readonly kind: 'cards' | 'listing' | 'menu' }>;

/** True for a block that says everything itself. */
function isPlain(block: ContentBlock): block is Exclude<ContentBlock, Live> {
  return block.kind !== 'cards' && block.kind !== 'listing' && block.kind !== 'menu';
}

function plain(block: ContentBlock): FilledBlock | null {
  return isPlain(block) ? block : null;
}
