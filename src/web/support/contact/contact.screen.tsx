import { ContactWays } from '#src/web/shared/account/contact-ways.tsx';
import { ContentPage } from '#src/web/shared/content/content-page.tsx';
import type { ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadContact } from '#src/web/support/contact/contact.load.ts';

export const contactScreen = screen(loadContact, Contact);

function Contact({ data, site }: ViewProps<ContentPageView>) {
  return (
    <ContentPage page={data} site={site}>
      <ContactWays site={site} />
    </ContentPage>
  );
}
