import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { TrustRow } from '#src/ui/content/facts.tsx';
import { PosterCard } from '#src/ui/cards/poster-card.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import { Band } from '#src/ui/layout/page.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { LinkLines } from '#src/ui/site/link-lines.tsx';
import type { BlockView } from '#src/web/shared/content/block-view.ts';
import { CardGrid, PosterGrid } from '#src/web/shared/cards/card-grid.tsx';
import { LaterBlocks } from '#src/web/shared/content/deferred-blocks.tsx';
import { useFitting } from '#src/web/shared/cards/excluded-products.ts';
import { linkLines } from '#src/web/shared/content/link-lines-view.ts';
import { MenuRow } from '#src/web/shared/cards/menu-row.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { showsSome } from '#src/web/shared/content/products-of.ts';
import { NearOffer } from '#src/web/content/home/near-offer.tsx';
import type { SectionView } from '#src/web/content/home/home.load.ts';
import { ViewedBefore } from '#src/web/content/home/viewed-before.tsx';

type Props = { readonly section: SectionView; readonly site: SitePart };

/** A section of the home page as an editor has put it together. */
export function HomeSection({ section, site }: Props) {
  const { t } = useLingui();
  const { leftOut } = useFitting();
  const { key, look, tone, title, lead, lang, more, blocks } = section;
  // No heading is above nothing.
  if (leftOut.size > 0 && !blocks.some((block) => showsSome(block, leftOut))) return null;
  if (look === 'own') return <ViewedBefore site={site} head={{ title, lead, lang }} />;
  if (look === 'links') return <Ways section={section} site={site} />;
  const drawn = (
    <Stack gap={6}>
      {blocks.map((block, place) => (
        // Blocks never change their order while a page is open.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <HomeBlock key={place} block={block} section={section} site={site} />
      ))}
    </Stack>
  );
  return (
    <Band tone={tone}>
      {look === 'bare' && drawn}
      {look === 'season' && (
        <Stack gap={5}>
          <Season section={section} site={site} />
          {drawn}
        </Stack>
      )}
      {look === 'shelf' && (
        <Carousel
          id={`home-${key}`}
          title={title}
          lead={lead}
          lang={lang}
          more={more === null ? undefined : { href: more, text: t`See all` }}
        >
          {drawn}
        </Carousel>
      )}
    </Band>
  );
}

/** A seasonal section: a wide picture with a link to all of it. */
function Season({ section: { title, lead, lang, more, picture }, site }: Props) {
  return (
    <PosterCard
      href={more ?? ''}
      name={title}
      lang={lang}
      text={lead}
      picture={picture === null ? undefined : pictureFacts(picture.picture, 'hero', site.platform, picture.alt)}
      sizes="(width >= 75rem) 75rem, 92vw"
      shape="band"
      level={2}
      track="click:home.season"
    />
  );
}

function Ways({ section, site }: Props) {
  const lines = linkLines(section, site.language);
  return lines === null ? null : (
    <Band tone={section.tone}>
      <LinkLines {...lines} />
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
      return <LaterBlocks content={{ ...section, blocks: [block] }} site={site} />;
  }
}
