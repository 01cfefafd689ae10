import { classNames } from '#src/ui/class-names.ts';
import card from '#src/ui/cards/product-card.module.css';
import { Grid } from '#src/ui/layout/grid.tsx';
import { HiddenText } from '#src/ui/layout/page.tsx';
import styles from './skeleton.module.css';

export type SkeletonTextProps = {
  readonly lines?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  readonly title?: boolean | undefined;
};

/** Lines of text that are on their way. */
export function SkeletonText({ lines = 3, title = false }: SkeletonTextProps) {
  return (
    <span className={styles.text} aria-hidden="true">
      {title && <span className={classNames(styles.bone, styles.title)} />}
      {lineNumbers.slice(0, lines).map((line) => (
        <span key={line} className={classNames(styles.bone, styles.line)} />
      ))}
    </span>
  );
}

/** A product card on its way: its lines are in the card's own boxes, so that nothing moves when it comes. */
export function SkeletonCard() {
  return (
    <div className={card.card} aria-hidden="true">
      <span className={classNames(styles.bone, styles.picture)} />
      <div className={card.words}>
        <p className={card.where}>
          <Word />
        </p>
        <p className={card.title}>
          <span className={card.link}>
            <Word of="long" />
          </span>
        </p>
        <p className={card.facts}>
          <Word of="short" />
        </p>
        <p className={card.free}>
          <Word />
        </p>
        <p className={classNames(card.price, styles.figure)}>
          <Word of="short" />
        </p>
      </div>
    </div>
  );
}

function Word({ of }: { readonly of?: 'long' | 'short' }) {
  return <span className={classNames(styles.bone, styles.word, of !== undefined && styles[of])} />;
}

export type SkeletonCardsProps = {
  readonly count: number;
  /** "Loading activities" */
  readonly text: string;
};

/** A grid of cards on their way. */
export function SkeletonCards({ count, text }: SkeletonCardsProps) {
  return (
    <div role="status">
      <HiddenText>{text}</HiddenText>
      <Grid>
        {Array.from({ length: count }, (_, place) => (
          <SkeletonCard key={place} />
        ))}
      </Grid>
    </div>
  );
}

export type SkeletonBlockProps = { readonly shape: 'hero' | 'gallery' | 'row' | 'box' | 'calendar' };

/** A large part on its way. */
export function SkeletonBlock({ shape }: SkeletonBlockProps) {
  return <div className={classNames(styles.bone, styles[shape])} aria-hidden="true" />;
}

const lineNumbers = [1, 2, 3, 4, 5, 6] as const;
