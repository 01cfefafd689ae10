import { contentPage, type ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import { findContent } from '#src/web/shared/content/content-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

/** A recommendation billboard (spec §2): its id is the slot that it fills, its name the item's key. */
export async function loadBillboard(context: LoadContext): Promise<Loaded<ContentPageView>> {
  const id = context.params['id'] ?? '';
  const content = await findContent(context, 'billboard', id);
  if (content === null) return { kind: 'missing' };
  const path = `/billboard/${id}-${content.key}`;
  if (context.params['name'] !== content.key) return { kind: 'moved', path };
  return contentPage(context, content, { path });
}
