import type { Block } from '#src/domain/content/marked-text.ts';
import { MarkedText } from '../marked-text.tsx';
import styles from './quotation.module.css';

export type QuotationProps = { readonly text: readonly Block[]; readonly by?: string | undefined };

/** A quotation with its source. */
export function Quotation({ text, by }: QuotationProps) {
  return (
    <figure className={styles.quotation}>
      <blockquote className={styles.words}>
        <MarkedText blocks={text} />
      </blockquote>
      {by !== undefined && <figcaption className={styles.by}>{by}</figcaption>}
    </figure>
  );
}
