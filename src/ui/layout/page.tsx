import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './page.module.css';

export type SkipLinkProps = { readonly text: string; readonly target?: string | undefined };

/** First stop of the keyboard: past the header to the content. */
export function SkipLink({ text, target = 'content' }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {text}
    </a>
  );
}

export type PageProps = {
  readonly children: ReactNode;
  /** `bare` leaves the width to the bands inside; `text` is one column of 70 characters. */
  readonly width?: 'wide' | 'narrow' | 'text' | 'bare' | undefined;
  readonly id?: string | undefined;
};

/** The page's main content, target of the skip link. */
export function Page({ children, width = 'wide', id = 'content' }: PageProps) {
  return (
    <main className={classNames(styles.page, styles[width])} id={id} tabIndex={-1}>
      {children}
    </main>
  );
}

export type BandProps = {
  readonly children: ReactNode;
  readonly tone?: 'paper' | 'mist' | 'deep' | undefined;
  readonly id?: string | undefined;
  readonly label?: string | undefined;
};

/** A strip of the whole width with the page's column inside. */
export function Band({ children, tone = 'paper', id, label }: BandProps) {
  return (
    <section className={classNames(styles.band, styles[tone])} id={id} aria-label={label} data-later="">
      <div className={styles.column}>{children}</div>
    </section>
  );
}

export type BelowProps = { readonly children: ReactNode };

/** A part of a long page below the first view: laid out as the bands are. It must never be empty. */
export function Below({ children }: BelowProps) {
  return (
    <div className={styles.below} data-later="">
      {children}
    </div>
  );
}

export type HiddenTextProps = { readonly children: ReactNode; readonly as?: 'span' | 'h1' | undefined };

/** Words for readers of the screen only. */
export function HiddenText({ children, as: Tag = 'span' }: HiddenTextProps) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
