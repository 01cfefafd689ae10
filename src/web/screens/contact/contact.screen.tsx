import { ContactWays } from '#src/web/parts/contact-ways.tsx';
import { ContentPage } from '#src/web/parts/content-page.tsx';
import type { ContentPageView } from '#src/web/parts/content-page.load.ts';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { loadContact } from '#src/web/screens/contact/contact.load.ts';

export const contactScreen = screen(loadContact, Contact);

function Contact({ data, site }: ViewProps<ContentPageView>) {
  return (
    <ContentPage page={data} site={site}>
      <ContactWays site={site} />
    </ContentPage>
  );
}
