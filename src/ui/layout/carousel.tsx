import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icons/icon.tsx';
import { relOf } from '#src/ui/rel-of.ts';
import styles from './carousel.module.css';

export type CarouselProps = {
  readonly title: string;
  readonly id: string;
  readonly lead?: string | undefined;
  /** Of title and lead, where it is not that of the page. */
  readonly lang?: string | undefined;
  /** Where all of it can be seen. */
  readonly more?: { readonly href: string; readonly text: string } | undefined;
  readonly children: ReactNode;
};

/** A titled row of things with a way to all of them. */
export function Carousel({ title, id, lead, lang, more, children }: CarouselProps) {
  return (
    <section className={styles.carousel} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title} id={id} lang={lang}>
            {title}
          </h2>
          {lead !== undefined && (
            <p className={styles.lead} lang={lang}>
              {lead}
            </p>
          )}
        </div>
        {more !== undefined && (
          <a className={styles.more} href={more.href} rel={relOf(more.href)}>
            {more.text}
            <Icon name="arrow-forward" size="small" />
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
