import { ContentPage } from '#src/web/parts/content-page.tsx';
import type { ContentPageView } from '#src/web/parts/content-page.load.ts';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { loadAccessibility } from '#src/web/screens/accessibility/accessibility.load.ts';

export const accessibilityScreen = screen(loadAccessibility, Accessibility);

function Accessibility({ data, site }: ViewProps<ContentPageView>) {
  return <ContentPage page={data} site={site} />;
}
