import { Page } from '#src/ui/layout/page.tsx';
import { ContentBlocks } from '#src/web/parts/content-blocks.tsx';
import { StructuredData } from '#src/web/parts/structured-data.tsx';
import { TermArticle } from '#src/web/parts/term-article.tsx';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { CookieSettings } from '#src/web/screens/legal/cookie-settings.tsx';
import { loadLegal, type LegalView } from '#src/web/screens/legal/legal.load.ts';
import styles from '#src/web/screens/legal/legal.module.css';

export const legalScreen = screen(loadLegal, Legal);

/** One legal text. */
export function Legal({ data, site }: ViewProps<LegalView>) {
  const { gist } = data;
  return (
    <Page width="narrow">
      <StructuredData text={data.structured} />
      <TermArticle page={data}>
        {gist !== null && (
          <section className={styles['gist']} aria-labelledby="gist-title">
            <h2 className={styles['title']} id="gist-title" lang={gist.lang}>
              {gist.title}
            </h2>
            <p className={styles['lead']} lang={gist.lang}>
              {gist.summary}
            </p>
            <ContentBlocks content={gist} site={site} />
          </section>
        )}
      </TermArticle>
      {data.hasCookieSettings && <CookieSettings />}
    </Page>
  );
}
