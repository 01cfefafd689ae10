import type { Block } from '#src/domain/content/marked-text.ts';
import { MarkedText } from '../marked-text.tsx';
import styles from './step-list.module.css';

export type StepListProps = {
  readonly items: readonly { readonly title: string; readonly text: readonly Block[] }[];
  /** One below the heading of the block. */
  readonly level: 2 | 3;
};

/** A numbered list of steps. */
export function StepList({ items, level }: StepListProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className={styles.steps}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <div>
            <Heading className={styles.title}>{title}</Heading>
            <MarkedText blocks={text} />
          </div>
        </li>
      ))}
    </ol>
  );
}
