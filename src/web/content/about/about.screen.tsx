import { useLingui } from '@lingui/react/macro';

import { BlockSection } from '#src/ui/content/blocks/block-section.tsx';
import { NoteCards } from '#src/ui/cards/note-cards.tsx';
import { ContentPage } from '#src/web/shared/content/content-page.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadAbout, type AboutView } from '#src/web/content/about/about.load.ts';

export const aboutScreen = screen(loadAbout, About);

function About({ data, site }: ViewProps<AboutView>) {
  const { t } = useLingui();
  return (
    <ContentPage
      page={data}
      site={site}
      after={
        <>
          {data.brands.length > 0 && (
            <BlockSection title={t`Our partners`}>
              <NoteCards items={data.brands} />
            </BlockSection>
          )}
          {data.newsroom.length > 0 && (
            <BlockSection title={t`From the newsroom`}>
              <NoteCards items={data.newsroom} />
            </BlockSection>
          )}
          {data.news.length > 0 && (
            <BlockSection title={t`In the news`}>
              <NoteCards items={data.news} />
            </BlockSection>
          )}
        </>
      }
    />
  );
}
