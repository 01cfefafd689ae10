import { ContentPage } from '#src/web/shared/content/content-page.tsx';
import type { ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadPageTest } from '#src/web/content/page-test/page-test.load.ts';

export const pageTestScreen = screen(loadPageTest, PageTest);

function PageTest({ data, site }: ViewProps<ContentPageView>) {
  return <ContentPage page={data} site={site} />;
}
