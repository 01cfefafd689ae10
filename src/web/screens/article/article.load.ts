import { contentPage, type ContentPageView } from '#src/web/parts/content-page.load.ts';
import { findContent } from '#src/web/parts/content-view.ts';
import type { LoadContext, Loaded } from '#src/web/screen.ts';

/** What is told of a place, or of the house (spec §3 "city articles", "newsroom"): the id is the slot, the name the key. */
export async function loadArticle(context: LoadContext): Promise<Loaded<ContentPageView>> {
  const id = context.params['id'] ?? '';
  const content = (await findContent(context, 'city-article', id)) ?? (await findContent(context, 'newsroom', id));
  if (content === null) return { kind: 'missing' };
  const path = `/articles/${id}-${content.key}`;
  if (context.params['name'] !== content.key) return { kind: 'moved', path };
  return contentPage(context, content, { path, about: 'WebPage' });
}
