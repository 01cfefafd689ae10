import { Trans, useLingui } from '@lingui/react/macro';

import { Page } from '#src/ui/layout/page.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { TermArticle } from '#src/web/content/parts/term-article.tsx';
import type { TermRow } from '#src/web/content/parts/term-view.ts';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { Comparison } from '#src/web/content/term-history/comparison.tsx';
import { loadTermHistory, type TermHistoryView } from '#src/web/content/term-history/term-history.load.ts';
import styles from '#src/web/content/term-history/term-history.module.css';

export const termHistoryScreen = screen(loadTermHistory, TermHistory);

function TermHistory({ data, site }: ViewProps<TermHistoryView>) {
  const { t } = useLingui();
  if (data.kind === 'version')
    return (
      <Page width="narrow">
        <TermArticle page={data.page} />
      </Page>
    );
  if (data.kind === 'comparison')
    return (
      <Page width="narrow">
        <Comparison comparison={data.comparison} />
      </Page>
    );
  const [first] = data.rows;
  const isOne = data.kind === 'versions';
  return (
    <Page width="narrow">
      <StructuredData text={data.structured} />
      <h1 className={styles['title']}>{data.title}</h1>
      <p className={styles['lead']}>
        {isOne && first !== undefined ? (
          <>
            <span lang={first.lang}>{first.title}</span> · <a href={href(site, 'term-history')}>{t`All documents`}</a>
          </>
        ) : (
          <Trans>Read every version of every document, with its effective date.</Trans>
        )}
      </p>
      <ol className={styles['rows']}>
        {data.rows.map((row) => (
          <Row key={row.key} row={row} isOne={isOne} />
        ))}
      </ol>
    </Page>
  );
}

function Row({ row, isOne }: { readonly row: TermRow; readonly isOne: boolean }) {
  const { t } = useLingui();
  return (
    <li className={styles['row']}>
      <h2 className={styles['name']}>
        <a href={isOne ? row.versionHref : row.currentHref}>
          {isOne ? row.version : <span lang={row.lang}>{row.title}</span>}
        </a>
      </h2>
      <p className={styles['facts']}>{isOne ? row.since : `${row.version} · ${row.since}`}</p>
      <p lang={row.lang}>{row.changes}</p>
      {isOne && row.compareHref !== null && (
        <a className={styles['more']} href={row.compareHref}>{t`Show all changes`}</a>
      )}
      {!isOne && <a className={styles['more']} href={row.historyHref}>{t`All versions`}</a>}
    </li>
  );
}
