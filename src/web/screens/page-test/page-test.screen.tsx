import { ContentPage } from '#src/web/parts/content-page.tsx';
import type { ContentPageView } from '#src/web/parts/content-page.load.ts';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { loadPageTest } from '#src/web/screens/page-test/page-test.load.ts';

export const pageTestScreen = screen(loadPageTest, PageTest);

function PageTest({ data, site }: ViewProps<ContentPageView>) {
  return <ContentPage page={data} site={site} />;
}
