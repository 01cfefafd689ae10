import { ContentPage } from '#src/web/shared/content/content-page.tsx';
import type { ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadCareers } from '#src/web/content/careers/careers.load.ts';

export const careersScreen = screen(loadCareers, Careers);

function Careers({ data, site }: ViewProps<ContentPageView>) {
  return <ContentPage page={data} site={site} />;
}
