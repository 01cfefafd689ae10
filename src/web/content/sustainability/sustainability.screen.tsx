import { useLingui } from '@lingui/react/macro';

import { Tabs } from '#src/ui/content/tabs.tsx';
import { ContentPage } from '#src/web/shared/content/content-page.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadSustainability, type SustainabilityView } from '#src/web/content/sustainability/sustainability.load.ts';

export const sustainabilityScreen = screen(loadSustainability, Sustainability);

function Sustainability({ data, site }: ViewProps<SustainabilityView>) {
  const { t } = useLingui();
  return (
    <ContentPage page={data} site={site}>
      <Tabs label={t`Sustainability`} tabs={data.topics} />
    </ContentPage>
  );
}
