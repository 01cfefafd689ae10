import { isPageNumber } from '#src/domain/content/page-number.ts';
import { href } from '#src/web/shared/page/href.ts';
import { contentBanner } from '#src/web/shared/content/content-banner.ts';
import { contentPage, type ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import { findContent, listBriefly, type ContentView } from '#src/web/shared/content/content-view.ts';
import type { PosterView } from '#src/web/shared/banners/promotion-banners.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type ArticleView = ContentPageView & {
  /** What to read next. */
  readonly others: readonly PosterView[];
};

/** A whole row on a wide screen. */
const mostOthers = 4;

/** Loads an article about a place or the company (spec §3): the id is the slot, the name is the key. */
export async function loadArticle(context: LoadContext): Promise<Loaded<ArticleView>> {
  const id = context.params['id'] ?? '';
  const found = (await findAs(context, 'city-article', id)) ?? (await findAs(context, 'newsroom', id));
  if (found === null) return { kind: 'missing' };
  const { content, type } = found;
  const path = `/articles/${id}-${content.key}`;
  if (context.params['name'] !== content.key) return { kind: 'moved', path };
  const page = contentPage(context, content, { path, about: 'WebPage' });
  if (page.kind !== 'page') return page;
  const all = await listBriefly(context, type);
  const others = following(
    // What leads elsewhere has no page from which one could go on.
    all.filter(({ slot, href }) => href === null && isPageNumber(slot)),
    content,
  ).map((one) => contentBanner(context.site, one, href(context.site, 'article', { id: one.slot, name: one.key })));
  return { ...page, data: { ...page.data, others } };
}

async function findAs(context: LoadContext, type: 'city-article' | 'newsroom', id: string) {
  const content = await findContent(context, type, id);
  return content === null ? null : { content, type };
}

/** Returns the next articles, from the first again after the last, so that each one links to others and is linked. */
function following(all: readonly ContentView[], { key }: ContentView): readonly ContentView[] {
  const at = all.findIndex((one) => one.key === key);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].slice(0, mostOthers);
}
