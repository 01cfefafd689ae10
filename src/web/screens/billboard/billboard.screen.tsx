import { ContentPage } from '#src/web/parts/content-page.tsx';
import type { ContentPageView } from '#src/web/parts/content-page.load.ts';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { loadBillboard } from '#src/web/screens/billboard/billboard.load.ts';

export const billboardScreen = screen(loadBillboard, Billboard);

function Billboard({ data, site }: ViewProps<ContentPageView>) {
  return <ContentPage page={data} site={site} />;
}
