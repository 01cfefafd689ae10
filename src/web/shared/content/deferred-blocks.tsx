import { lazy, Suspense } from 'react';

import type { SitePart } from '#src/domain/site/site-part.ts';
import type { ContentView } from '#src/web/shared/content/content-view.ts';
import { wholeWords } from '#src/web/shared/messages/all-messages.ts';

/**
 * Blocks (texts and tables) of pages that rarely have any: the server renders them with the page, and the browser loads
 * their code only where there are some. Their style sheets load with the page's own (`server/pages/page-assets.ts`).
 */
const ContentBlocks = lazy(async () => {
  const [{ ContentBlocks: fetched }] = await Promise.all([
    import('#src/web/shared/content/content-blocks.tsx'),
    wholeWords(),
  ]);
  return { default: fetched };
});

type Props = { readonly content: Pick<ContentView, 'blocks' | 'lang' | 'title'>; readonly site: SitePart };

export function LaterBlocks({ content, site }: Props) {
  return (
    <Suspense>
      <ContentBlocks content={content} site={site} />
    </Suspense>
  );
}
