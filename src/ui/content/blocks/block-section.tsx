import { useId, type ReactNode } from 'react';
import styles from './block-section.module.css';

export type BlockSectionProps = {
  readonly title?: string | undefined;
  /** Of the words, where it is not that of the page. */
  readonly lang?: string | undefined;
  /** Texts have a readable line length; cards and tables use the width of the page. */
  readonly width?: 'text' | 'page' | undefined;
  readonly children: ReactNode;
};

/** A block of content with its heading, if it has one. */
export function BlockSection({ title, lang, width = 'page', children }: BlockSectionProps) {
  const id = useId();
  if (title === undefined)
    return (
      <div className={styles[width]} lang={lang}>
        {children}
      </div>
    );
  return (
    <section className={styles[width]} aria-labelledby={id}>
      <h2 className={styles.title} id={id} lang={lang}>
        {title}
      </h2>
      <div lang={lang}>{children}</div>
    </section>
  );
}
