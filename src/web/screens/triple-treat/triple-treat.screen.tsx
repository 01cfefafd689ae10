import { ContentPage } from '#src/web/parts/content-page.tsx';
import type { ContentPageView } from '#src/web/parts/content-page.load.ts';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { loadTripleTreat } from '#src/web/screens/triple-treat/triple-treat.load.ts';

export const tripleTreatScreen = screen(loadTripleTreat, TripleTreat);

function TripleTreat({ data, site }: ViewProps<ContentPageView>) {
  return <ContentPage page={data} site={site} />;
}
