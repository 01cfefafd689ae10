import { Icon } from '#src/ui/icons/icon.tsx';
import { HiddenText } from '#src/ui/layout/page.tsx';
import styles from './rating.module.css';

/** A guest rating, in ready strings. */
export type RatingFacts = {
  /** "4.8" */
  readonly score: string;
  /** "Highly recommended" */
  readonly word?: string | undefined;
  /** "1.2k reviews" or "(1,204)" */
  readonly count?: string | undefined;
  /** The whole as a sentence: "Rated 4.8 of 5, highly recommended, 1,204 reviews". */
  readonly spoken: string;
};

export type RatingProps = { readonly rating: RatingFacts; readonly href?: string | undefined };

/** Star, score, word and count; a link when there are reviews to read. */
export function Rating({ rating, href }: RatingProps) {
  const inside = (
    <>
      <HiddenText>{rating.spoken}</HiddenText>
      <span className={styles.shown} aria-hidden="true">
        <Icon name="star" size="small" />
        <b className={styles.score}>{rating.score}</b>
        {rating.word !== undefined && <span className={styles.word}>{rating.word}</span>}
        {rating.count !== undefined && <span className={styles.count}>{rating.count}</span>}
      </span>
    </>
  );
  if (href === undefined) return <span className={styles.rating}>{inside}</span>;
  return (
    <a className={styles.rating} href={href}>
      {inside}
    </a>
  );
}
