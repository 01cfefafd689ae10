import { ContentPage } from '#src/web/parts/content-page.tsx';
import type { ContentPageView } from '#src/web/parts/content-page.load.ts';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { loadArticle } from '#src/web/screens/article/article.load.ts';

export const articleScreen = screen(loadArticle, Article);

function Article({ data, site }: ViewProps<ContentPageView>) {
  return (
    <ContentPage page={data} site={site}>
      {data.content.date !== null && <p>{data.content.date}</p>}
    </ContentPage>
  );
}
