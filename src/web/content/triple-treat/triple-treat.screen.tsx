import { ContentPage } from '#src/web/shared/content/content-page.tsx';
import type { ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadTripleTreat } from '#src/web/content/triple-treat/triple-treat.load.ts';

export const tripleTreatScreen = screen(loadTripleTreat, TripleTreat);

function TripleTreat({ data, site }: ViewProps<ContentPageView>) {
  return <ContentPage page={data} site={site} />;
}
