import { ContentPage } from '#src/web/shared/content/content-page.tsx';
import type { ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadAccessibility } from '#src/web/content/accessibility/accessibility.load.ts';

export const accessibilityScreen = screen(loadAccessibility, Accessibility);

function Accessibility({ data, site }: ViewProps<ContentPageView>) {
  return <ContentPage page={data} site={site} />;
}
