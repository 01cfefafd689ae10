import { useLingui } from '@lingui/react/macro';

import { Carousel } from '#src/ui/layout/carousel.tsx';
import { PosterGrid } from '#src/web/shared/cards/card-grid.tsx';
import { ContentPage } from '#src/web/shared/content/content-page.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadArticle, type ArticleView } from '#src/web/content/article/article.load.ts';

export const articleScreen = screen(loadArticle, Article);

function Article({ data, site }: ViewProps<ArticleView>) {
  const { t } = useLingui();
  const { others, content } = data;
  return (
    <ContentPage
      page={data}
      site={site}
      after={
        others.length > 0 && (
          <Carousel id="more-to-read" title={t`More articles`}>
            <PosterGrid posters={others} look="wide" site={site} track="click:article.other" />
          </Carousel>
        )
      }
    >
      {content.date !== null && <p>{content.date}</p>}
    </ContentPage>
  );
}
