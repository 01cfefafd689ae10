import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { TrustRow } from '#src/ui/content/facts.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import { Band } from '#src/ui/layout/page.tsx';
import { Shelf } from '#src/ui/layout/shelf.tsx';
import type { BlockView } from '#src/web/parts/block-view.ts';
import { CardGrid, PosterGrid } from '#src/web/parts/card-grid.tsx';
import { MenuRow } from '#src/web/parts/menu-row.tsx';
import { NearOffer } from '#src/web/screens/home/near-offer.tsx';
import type { SectionView } from '#src/web/screens/home/home.load.ts';
import { ViewedBefore } from '#src/web/screens/home/viewed-before.tsx';
import { wholeWords } from '#src/web/whole-words.ts';

/**
 * Blocks that home seldom shows, texts and tables: the server draws them with the page, and the browser fetches what
 * takes them over where there are any. Their sheets come with home's own (`server/page-assets.ts`).
 */
const ContentBlocks = lazy(async () => {
  const [{ ContentBlocks: fetched }] = await Promise.all([import('#src/web/parts/content-blocks.tsx'), wholeWords()]);
  return { default: fetched };
});

type Props = { readonly section: SectionView; readonly site: SitePart };

/** A section of the home page as an editor has put it together. */
export function HomeSection({ section, site }: Props) {
  const { t } = useLingui();
  const { key, look, tone, title, lead, lang, more, blocks } = section;
  if (look === 'own') return <ViewedBefore site={site} head={{ title, lead, lang }} />;
  const drawn = (
    <Stack gap={6}>
      {blocks.map((block, place) => (
        // Blocks never change their order while a page stands.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <HomeBlock key={place} block={block} section={section} site={site} />
      ))}
    </Stack>
  );
  return (
    <Band tone={tone}>
      {look === 'bare' ? (
        drawn
      ) : (
        <Shelf
          id={`home-${key}`}
          title={title}
          lead={lead}
          lang={lang}
          more={more === null ? undefined : { href: more, text: t`See all` }}
        >
          {drawn}
        </Shelf>
      )}
    </Band>
  );
}

function HomeBlock({ block, section, site }: Props & { readonly block: BlockView }) {
  switch (block.kind) {
    case 'menu':
      return <MenuRow label={section.title} lines={block.lines} />;
    case 'products':
      return <CardGrid cards={block.cards} site={site} track="click:home.card" />;
    case 'posters':
      return <PosterGrid posters={block.posters} look={block.look} site={site} track="click:home.idea" />;
    case 'reasons':
      return <TrustRow reasons={block.items} />;
    case 'visitor':
      return block.of === 'near' ? <NearOffer site={site} /> : <ViewedBefore site={site} />;
    default:
      return (
        <Suspense>
          <ContentBlocks content={{ ...section, blocks: [block] }} site={site} />
        </Suspense>
      );
  }
}
