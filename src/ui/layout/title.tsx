import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './title.module.css';

export type TitleProps = {
  readonly children: ReactNode;
  readonly level: 1 | 2 | 3 | 4;
  /** Size apart from rank; by default the size of its rank. */
  readonly look?: 'display' | 'page' | 'section' | 'block' | 'small' | undefined;
  readonly id?: string | undefined;
  /** A line above in small letters: place, category. */
  readonly over?: ReactNode | undefined;
  /** A sentence below. */
  readonly lead?: ReactNode | undefined;
};

/** A heading with what belongs to it. */
export function Title({ children, level, look, id, over, lead }: TitleProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.title}>
      {over !== undefined && <p className={styles.over}>{over}</p>}
      <Heading className={classNames(look !== undefined && styles[look])} id={id}>
        {children}
      </Heading>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
