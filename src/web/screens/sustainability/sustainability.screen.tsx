import { useLingui } from '@lingui/react/macro';

import { Tabs } from '#src/ui/content/tabs.tsx';
import { ContentPage } from '#src/web/parts/content-page.tsx';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { loadSustainability, type SustainabilityView } from '#src/web/screens/sustainability/sustainability.load.ts';

export const sustainabilityScreen = screen(loadSustainability, Sustainability);

function Sustainability({ data, site }: ViewProps<SustainabilityView>) {
  const { t } = useLingui();
  return (
    <ContentPage page={data} site={site}>
      <Tabs label={t`Sustainability`} tabs={data.topics} />
    </ContentPage>
  );
}
