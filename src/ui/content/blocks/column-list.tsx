import type { Block } from '#src/domain/content/marked-text.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { relOf } from '#src/ui/rel-of.ts';
import { MarkedText } from '../marked-text.tsx';
import styles from './column-list.module.css';

export type ColumnListProps = {
  readonly items: readonly {
    readonly title: string;
    readonly text: readonly Block[];
    readonly link?: { readonly href: string; readonly text: string } | undefined;
  }[];
  /** One below the heading of the block. */
  readonly level: 2 | 3;
};

/** Short texts side by side, each with a way on where there is one. */
export function ColumnList({ items, level }: ColumnListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.columns}>
      {items.map(({ title, text, link }) => (
        <li key={title} className={styles.column}>
          <Heading className={styles.title}>{title}</Heading>
          <MarkedText blocks={text} />
          {link !== undefined && (
            <a className={styles.link} href={link.href} rel={relOf(link.href)}>
              {link.text}
              <Icon name="arrow-forward" size="small" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
