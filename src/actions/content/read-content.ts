import { contentFor } from '#src/actions/content/versions/content-for.ts';
import type { ContentGround } from '#src/actions/content/ground-for.ts';
import { viewContent, type ContentView } from '#src/actions/content/view-content.ts';
import { visitorOf } from '#src/actions/content/visitor-of.ts';
import type { Caller } from '#src/actions/deps.ts';
import type { ContentItem, ContentVisitor } from '#src/domain/content/content-item.ts';
import { cmsTypeOf, isCmsType, type CmsType } from '#src/domain/content/blocks/cms-types.ts';
import { shownItem, shownItems, spoken } from '#src/domain/content/shown-content.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { MenuPage } from '#src/domain/site/menu.ts';

export type ContentQuery = {
  /** Its name or its code. */
  readonly type: string;
  readonly slot?: string | undefined;
  /** Without blocks: a list that leads to the items shows none, and need not fill any. */
  readonly brief?: boolean | undefined;
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
  query: ContentQuery,
): Promise<Result<{ readonly type: CmsType; readonly items: readonly ContentView[] }>> {
  const type = typeNamed(query.type);
  if (type === null) return fail('not_found', { field: 'type' });
  const visitor = visitorOf(caller, query.platforms);
  const items = await contentFor(deps, caller);
  const found = shownOf(items, type, query.slot, [visitor, deps.clock()]);
  if (query.brief === true)
    return ok({ type, items: found.map((item) => ({ ...spoken(item, caller.language), blocks: [] })) });
  return ok({ type, items: await viewContent(deps, caller, { items, found, visitor, isBuilt: query.isBuilt }) });
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
