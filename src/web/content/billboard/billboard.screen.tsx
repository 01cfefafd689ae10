import { ContentPage } from '#src/web/shared/content/content-page.tsx';
import type { ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadBillboard } from '#src/web/content/billboard/billboard.load.ts';

export const billboardScreen = screen(loadBillboard, Billboard);

function Billboard({ data, site }: ViewProps<ContentPageView>) {
  return <ContentPage page={data} site={site} />;
}
