import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './grid.module.css';

export type GridProps = {
  readonly children: ReactNode;
  /**
   * The layout of its items: as many cards as fit; cards of a carousel, which scroll in a `row` on phones; banners
   * (`mosaic` makes the first and every sixth twice as wide); or equal parts that are stacked on phones.
   */
  readonly of?: 'cards' | 'row' | 'posters' | 'mosaic' | 'halves' | 'thirds' | 'quarters' | undefined;
};

/** Equal columns; items of one row are equally high. */
export function Grid({ children, of = 'cards' }: GridProps) {
  return <div className={classNames(styles.grid, styles[of])}>{children}</div>;
}

export type ColumnsProps = {
  readonly children: ReactNode;
  readonly aside: ReactNode;
  /** `start`: filters; `end`: summary box. */
  readonly asideAt?: 'start' | 'end' | undefined;
  /** Where the aside is on a phone; `away` hides it there, for content that a sheet offers. */
  readonly onPhone?: 'before' | 'after' | 'away' | undefined;
};

/** Content and a narrow column beside it. */
export function Columns({ children, aside, asideAt = 'end', onPhone = 'after' }: ColumnsProps) {
  return (
    <div className={classNames(styles.columns, asideAt === 'start' ? styles.asideStart : styles.asideEnd)}>
      <div className={styles.main}>{children}</div>
      <div
        className={classNames(styles.aside, onPhone === 'before' && styles.before, onPhone === 'away' && styles.away)}
      >
        {aside}
      </div>
    </div>
  );
}

export type StackProps = {
  readonly children: ReactNode;
  readonly gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | undefined;
  /** Elements beside one another that wrap, instead of one below the other. */
  readonly row?: boolean | undefined;
  readonly align?: 'start' | 'centre' | 'end' | 'apart' | undefined;
};

/** Things in one direction with one distance. */
export function Stack({ children, gap = 4, row = false, align }: StackProps) {
  return (
    <div
      className={classNames(
        styles.stack,
        styles[`gap${gap}`],
        row && styles.beside,
        align !== undefined && styles[align],
      )}
    >
      {children}
    </div>
  );
}

export type OnlyProps = { readonly on: 'phone' | 'desktop'; readonly children: ReactNode };

/** Shows its children only where the columns are stacked, or only where they are side by side. */
export function Only({ on, children }: OnlyProps) {
  return <div className={on === 'phone' ? styles.onlyPhone : styles.onlyDesktop}>{children}</div>;
}
