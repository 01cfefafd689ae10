import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';

import type { ComparedPart, Piece } from '#src/domain/content/terms/compare-texts.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { ComparisonView } from '#src/web/content/term-history/comparison-view.ts';
import styles from '#src/web/content/term-history/term-history.module.css';

/** What a version of a legal text changed, word by word in the text itself: readable without script. */
export function Comparison({ comparison }: { readonly comparison: ComparisonView }) {
  const { t } = useLingui();
  const { title, lang, between, parts, versionHref, historyHref, others } = comparison;
  const isSame = parts.every(({ pieces }) => pieces.every(({ fate }) => fate === 'same'));
  return (
    <article>
      <h1 className={styles['title']} lang={lang}>
        {title}
      </h1>
      <p className={styles['lead']}>
        {between} · <a href={versionHref}>{t`Text only`}</a> · <a href={historyHref}>{t`All versions`}</a>
      </p>
      {others.length > 1 && (
        <nav className={styles['others']} aria-label={t`Compare with`}>
          <Trans>Compare with</Trans>
          {others.map((other) => (
            <a key={other.key} href={other.href} aria-current={other.isHere ? 'page' : undefined}>
              {other.words}
            </a>
          ))}
        </nav>
      )}
      {isSame ? (
        <Notice tone="info">
          <Trans>No changes between these two versions.</Trans>
        </Notice>
      ) : (
        <p className={styles['key']}>
          <Trans>
            <del>Struck through</del>: removed. <ins>Underlined</ins>: added.
          </Trans>
        </p>
      )}
      <div className={styles['compared']} lang={lang}>
        {parts.map((part) => (
          <Part key={part.at} part={part} />
        ))}
      </div>
    </article>
  );
}

function Part({ part: { kind, pieces } }: { readonly part: ComparedPart }) {
  const words = pieces.map((piece) => <Words key={piece.at} piece={piece} />);
  if (kind === 'heading') return <h2>{words}</h2>;
  return <p className={kind === 'item' ? styles['item'] : undefined}>{words}</p>;
}

function Words({ piece: { fate, text } }: { readonly piece: Piece }) {
  if (fate === 'same') return <Fragment>{text}</Fragment>;
  return fate === 'gone' ? <del>{text}</del> : <ins>{text}</ins>;
}
