import { Page } from '#src/ui/layout/page.tsx';
import { ContentBlocks } from '#src/web/shared/content/content-blocks.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { TermArticle } from '#src/web/content/parts/term-article.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { CookieSettings } from '#src/web/content/legal/cookie-settings.tsx';
import { loadLegal, type LegalView } from '#src/web/content/legal/legal.load.ts';
import styles from '#src/web/content/legal/legal.module.css';

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
