import { useLingui } from '@lingui/react/macro';

import type { VisitorPart } from '#src/domain/content/blocks/content-block.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { ActionPanel } from '#src/ui/content/blocks/action-panel.tsx';
import { BlockSection } from '#src/ui/content/blocks/block-section.tsx';
import { ColumnList } from '#src/ui/content/blocks/column-list.tsx';
import { FactList, FigureList } from '#src/ui/content/blocks/fact-list.tsx';
import { PictureFigure, PictureGrid } from '#src/ui/content/blocks/picture-figure.tsx';
import { PlainTable } from '#src/ui/content/blocks/plain-table.tsx';
import { QuestionList } from '#src/ui/content/blocks/question-list.tsx';
import { Quotation } from '#src/ui/content/blocks/quotation.tsx';
import { StepList } from '#src/ui/content/blocks/step-list.tsx';
import { TrustRow } from '#src/ui/content/facts.tsx';
import { MarkedText } from '#src/ui/content/marked-text.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import { href } from '#src/web/shared/page/href.ts';
import type { BlockView } from '#src/web/shared/content/block-view.ts';
import { CardGrid, PosterGrid } from '#src/web/shared/cards/card-grid.tsx';
import type { ContentView } from '#src/web/shared/content/content-view.ts';
import { DealSection } from '#src/web/shared/deals/deal-section.tsx';
import { useFitting } from '#src/web/shared/cards/excluded-products.ts';
import { MenuRow } from '#src/web/shared/cards/menu-row.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { showsSome } from '#src/web/shared/content/products-of.ts';
import { RecentlyViewed } from '#src/web/shared/party/recently-viewed.tsx';

type Props = { readonly content: Pick<ContentView, 'blocks' | 'lang' | 'title'>; readonly site: SitePart };

/**
 * The blocks of a content item, below the page's h1: headings of blocks are h2. Everything is one of our elements with
 * text in it; content is never parsed as HTML.
 */
export function ContentBlocks({ content, site }: Props) {
  return (
    <Stack gap={7}>
      {content.blocks.map((block, place) => (
        // Blocks never change their order while a page is open.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <BlockOf key={place} block={block} content={content} site={site} />
      ))}
    </Stack>
  );
}

function BlockOf({ block, content, site }: Props & { readonly block: BlockView }) {
  const { lang } = content;
  const { platform } = site;
  // No heading is above cards that those who travel cannot book.
  if (!showsSome(block, useFitting().leftOut)) return null;
  switch (block.kind) {
    case 'picture':
      return (
        <PictureFigure
          picture={pictureFacts(block.picture, 'hero', platform, block.alt)}
          caption={block.caption}
          lang={lang}
        />
      );
    case 'action':
      return <ActionPanel title={block.title} text={block.text} href={block.href} label={block.label} lang={lang} />;
    case 'products':
      return (
        <BlockSection title={block.title}>
          <CardGrid cards={block.cards} site={site} level={levelBelow(block)} track="click:content.card" />
        </BlockSection>
      );
    case 'posters':
      return (
        <BlockSection title={block.title}>
          <PosterGrid
            posters={block.posters}
            look={block.look}
            site={site}
            level={levelBelow(block)}
            track="click:content.poster"
          />
        </BlockSection>
      );
    case 'deals':
      return (
        <BlockSection title={block.title}>
          {block.deals.map((deal) => (
            <DealSection key={deal.id} deal={deal} site={site} level={levelBelow(block)} />
          ))}
        </BlockSection>
      );
    case 'menu':
      return <MenuRow label={content.title} lines={block.lines} />;
    case 'visitor':
      return <OwnBlock of={block.of} site={site} />;
    default:
      return <TextBlock block={block} content={content} site={site} />;
  }
}

/** What only the browser knows; what is near is offered by a page that requests the position. */
function OwnBlock({ of, site }: { readonly of: VisitorPart; readonly site: SitePart }) {
  const { t } = useLingui();
  if (of === 'viewed') return <RecentlyViewed site={site} without={[]} />;
  return (
    <p>
      <ButtonLink look="secondary" icon="pin" href={href(site, 'nearby-all')} track="click:content.near">
        {t`Show what’s near me`}
      </ButtonLink>
    </p>
  );
}

type Drawn = 'picture' | 'action' | 'products' | 'posters' | 'deals' | 'menu' | 'visitor';
type TextBlocks = Exclude<BlockView, { readonly kind: Drawn }>;

function TextBlock({ block, content, site }: Props & { readonly block: TextBlocks }) {
  const title = 'title' in block ? block.title : undefined;
  const isText = ['text', 'quote', 'notice', 'questions'].includes(block.kind);
  return (
    <BlockSection
      title={block.kind === 'notice' ? undefined : title}
      lang={content.lang}
      width={isText ? 'text' : 'page'}
    >
      <Inside block={block} content={content} site={site} />
    </BlockSection>
  );
}

function Inside({ block, content, site }: Props & { readonly block: TextBlocks }) {
  switch (block.kind) {
    case 'text':
      return <MarkedText blocks={block.text} />;
    case 'quote':
      return <Quotation text={block.text} by={block.by} />;
    case 'notice':
      return (
        <Notice tone={block.tone} title={block.title}>
          <MarkedText blocks={block.text} />
        </Notice>
      );
    case 'gallery':
      return (
        <PictureGrid
          pictures={block.items.flatMap(
            ({ picture, alt }) => pictureFacts(picture, 'card', site.platform, alt, 'card-large') ?? [],
          )}
        />
      );
    case 'facts':
      return <FactList items={block.items} />;
    case 'figures':
      return <FigureList items={block.items} />;
    case 'steps':
      return <StepList items={block.items} level={levelBelow(block)} />;
    case 'columns':
      return <ColumnList items={block.items} level={levelBelow(block)} />;
    case 'reasons':
      return <TrustRow reasons={block.items} />;
    case 'questions':
      return <QuestionList items={block.items} />;
    case 'table':
      return <PlainTable label={block.title ?? content.title} columns={block.columns} rows={block.rows} />;
  }
}

/** What is below a block's heading is an h3; in a block without one it takes that place itself. */
function levelBelow({ title }: { readonly title?: string | undefined }): 2 | 3 {
  return title === undefined ? 2 : 3;
}
