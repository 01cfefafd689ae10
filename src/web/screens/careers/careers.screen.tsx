import { ContentPage } from '#src/web/parts/content-page.tsx';
import type { ContentPageView } from '#src/web/parts/content-page.load.ts';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { loadCareers } from '#src/web/screens/careers/careers.load.ts';

export const careersScreen = screen(loadCareers, Careers);

function Careers({ data, site }: ViewProps<ContentPageView>) {
  return <ContentPage page={data} site={site} />;
}
