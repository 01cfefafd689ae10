import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Notice } from '#src/ui/feedback/notice.tsx';
import { MarkedText } from '#src/ui/content/marked-text.tsx';
import { OriginalLink } from '#src/web/shared/content/original.tsx';
import styles from '#src/web/content/parts/term-article.module.css';
import type { TermPage } from '#src/web/content/parts/term-view.ts';

type Props = {
  readonly page: TermPage;
  /** What is before the text. */
  readonly children?: ReactNode;
};

/** A version of a legal text: since when it holds, what it changed, and the text. */
export function TermArticle({ page, children }: Props) {
  const { t } = useLingui();
  const { row } = page;
  return (
    <article>
      <h1 className={styles['title']} lang={row.lang}>
        {row.title}
      </h1>
      <p className={styles['facts']}>
        {row.version} · {row.since} · <a href={row.historyHref}>{t`All versions`}</a>
      </p>
      {page.notice !== null && <Notice tone="warn">{page.notice}</Notice>}
      {page.sample && (
        <Notice tone="info">
          <Trans>This is sample text. The company that runs this site replaces it with its own.</Trans>
        </Notice>
      )}
      {!page.isFirst && (
        <p className={styles['changes']}>
          <strong>
            <Trans>What’s new:</Trans>
          </strong>{' '}
          <span lang={row.lang}>{row.changes}</span>{' '}
          {row.compareHref !== null && <a href={row.compareHref}>{t`Show all changes`}</a>}
        </p>
      )}
      {children}
      {row.originalHref !== null && <OriginalLink notice="machine" href={row.originalHref} />}
      <MarkedText blocks={page.blocks} lang={row.lang} />
    </article>
  );
}
