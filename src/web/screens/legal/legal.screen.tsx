import { Page } from '#src/ui/layout/page.tsx';
import { TermArticle } from '#src/web/parts/term-article.tsx';
import type { TermPage } from '#src/web/parts/term-view.ts';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { loadLegal } from '#src/web/screens/legal/legal.load.ts';

export const legalScreen = screen(loadLegal, Legal);

/** One legal text. */
export function Legal({ data }: ViewProps<TermPage>) {
  return (
    <Page width="narrow">
      <TermArticle page={data} />
    </Page>
  );
}
