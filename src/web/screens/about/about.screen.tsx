import { ContentPage } from '#src/web/parts/content-page.tsx';
import type { ContentPageView } from '#src/web/parts/content-page.load.ts';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { loadAbout } from '#src/web/screens/about/about.load.ts';

export const aboutScreen = screen(loadAbout, About);

function About({ data, site }: ViewProps<ContentPageView>) {
  return <ContentPage page={data} site={site} />;
}
