import { useMemo, type ReactNode } from 'react';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Stack } from '#src/ui/layout/grid.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { Hero } from '#src/ui/site/hero.tsx';
import { ContentBlocks } from '#src/web/shared/content/content-blocks.tsx';
import type { ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import styles from '#src/web/shared/content/content-page.module.css';
import { OriginalLink } from '#src/web/shared/content/original.tsx';
import { PartyCarousels } from '#src/web/shared/party/party-carousels.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { productsOf } from '#src/web/shared/content/products-of.ts';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';

type ContentPageProps = {
  readonly page: ContentPageView;
  readonly site: SitePart;
  /** What is between the heading and the blocks. */
  readonly children?: ReactNode;
  /** What is below all of it. */
  readonly after?: ReactNode;
};

/** A page that is one item of content: its scene with the title on it, then its blocks. */
export function ContentPage({ page, site, children, after }: ContentPageProps) {
  const { content, structured, trail } = page;
  const { title, summary, lang, picture, blocks } = content;
  const products = useMemo(() => blocks.flatMap(productsOf), [blocks]);
  return (
    <Page width="bare">
      <StructuredData text={structured} />
      {picture !== null && (
        <Hero
          picture={pictureFacts(picture.picture, 'hero', site.platform, picture.alt)}
          title={title}
          text={summary}
          lang={lang}
          size="short"
        />
      )}
      <Band>
        <div className={styles['page']}>
          <Trail site={site} steps={trail} />
          {picture === null && (
            <div lang={lang}>
              <Title level={1} lead={summary}>
                {title}
              </Title>
            </div>
          )}
          {children}
          <Stack gap={7}>
            <PartyCarousels site={site} products={products}>
              <ContentBlocks content={content} site={site} />
            </PartyCarousels>
            {page.notice !== null && <OriginalLink notice={page.notice} href={page.originalHref} />}
            {after}
          </Stack>
        </div>
      </Band>
    </Page>
  );
}
