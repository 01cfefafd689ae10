import { Page } from '#src/ui/layout/page.tsx';
import { StructuredData } from '#src/web/parts/structured-data.tsx';
import { TermArticle } from '#src/web/parts/term-article.tsx';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { loadLegal, type LegalView } from '#src/web/screens/legal/legal.load.ts';

export const legalScreen = screen(loadLegal, Legal);

/** One legal text. */
export function Legal({ data }: ViewProps<LegalView>) {
  return (
    <Page width="narrow">
      <StructuredData text={data.structured} />
      <TermArticle page={data} />
    </Page>
  );
}
