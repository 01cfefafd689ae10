import type { ReactNode } from 'react';
import { Badge } from '../content/badge.tsx';
import styles from './reviews.module.css';

export type ReviewFacts = {
  readonly id: string;
  /** "A traveller from Japan" */
  readonly author: string;
  /** "March 2026 · Standard ticket" */
  readonly about: string;
  readonly score: string;
  readonly scoreSpoken: string;
  readonly text: string;
  readonly lang?: string | undefined;
  /** Scores of individual aspects: "Guide 5", spoken "5 of 5". */
  readonly parts?: readonly { readonly name: string; readonly score: string; readonly spoken: string }[] | undefined;
  readonly photos?: readonly ReviewPhoto[] | undefined;
  /** The number of helpful votes; absent for reviews without voting. */
  readonly helpful?: number | undefined;
  /** "Translated from Japanese", "Sample review" */
  readonly mark?: string | undefined;
  readonly answer?: { readonly title: string; readonly text: string; readonly lang?: string | undefined } | undefined;
};

/** A square that leads to the whole. */
export type ReviewPhoto = {
  readonly href: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

export type ReviewDistribution = {
  /** Percent is 0 to 100 and draws the bar; label and count are ready strings. */
  readonly rows: readonly {
    readonly label: string;
    readonly percent: number;
    readonly count: string;
    readonly spoken: string;
  }[];
};

export type ReviewListProps = {
  /** "4.8", "Highly recommended", "1,204 reviews" */
  readonly summary: { readonly score: string; readonly word: string; readonly count: string };
  readonly distribution: ReviewDistribution;
  readonly reviews: readonly ReviewFacts[];
  /** Said above all when the reviews are samples. */
  readonly notice?: string | undefined;
  /** Between the spread and the reviews: ways to narrow the list. */
  readonly filters?: ReactNode | undefined;
  /** Actions on a review, below it. */
  readonly actionsOf?: ((review: ReviewFacts) => ReactNode) | undefined;
};

/** Guest reviews, and the distribution of their scores. */
export function ReviewList({ summary, distribution, reviews, notice, filters, actionsOf }: ReviewListProps) {
  return (
    <div className={styles.reviews}>
      <div className={styles.head}>
        <p className={styles.score}>
          <b className={styles.figure}>{summary.score}</b>
          <span>
            <b>{summary.word}</b>
            <span className={styles.soft}>{summary.count}</span>
          </span>
        </p>
        <ul className={styles.rows}>
          {distribution.rows.map((row) => (
            <li key={row.label} className={styles.row} aria-label={row.spoken}>
              <span aria-hidden="true">{row.label}</span>
              <svg className={styles.bar} aria-hidden="true">
                <rect
                  className={styles.part}
                  width={`${Math.min(100, Math.max(0, row.percent))}%`}
                  height="100%"
                  rx="4"
                />
              </svg>
              <span className={styles.count} aria-hidden="true">
                {row.count}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {notice !== undefined && <p className={styles.soft}>{notice}</p>}
      {filters}
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} actions={actionsOf?.(review)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Review({ review, actions }: { readonly review: ReviewFacts; readonly actions: ReactNode }) {
  const { parts = [], photos = [] } = review;
  return (
    <article className={styles.review}>
      <header className={styles.by}>
        <span className={styles.mark} role="img" aria-label={review.scoreSpoken}>
          {review.score}
        </span>
        <div>
          <p className={styles.author}>{review.author}</p>
          <p className={styles.soft}>{review.about}</p>
        </div>
        {review.mark !== undefined && <Badge text={review.mark} />}
      </header>
      <p className={styles.text} lang={review.lang} dir="auto">
        {review.text}
      </p>
      {photos.length > 0 && <Photos photos={photos} />}
      {parts.length > 0 && (
        <dl className={styles.parts}>
          {parts.map((part) => (
            <div key={part.name}>
              <dt>{part.name}</dt>
              <dd aria-label={part.spoken}>{part.score}</dd>
            </div>
          ))}
        </dl>
      )}
      {review.answer !== undefined && (
        <div className={styles.answer}>
          <p className={styles.author}>{review.answer.title}</p>
          <p className={styles.text} lang={review.answer.lang} dir="auto">
            {review.answer.text}
          </p>
        </div>
      )}
      {actions}
    </article>
  );
}

/** Photographs in one line that scrolls where it is too long. */
function Photos({ photos }: { readonly photos: readonly ReviewPhoto[] }) {
  return (
    <ul className={styles.photos}>
      {photos.map((photo) => (
        <li key={photo.href}>
          <a href={photo.href}>
            <img src={photo.src} width={320} height={320} alt={photo.alt} loading="lazy" decoding="async" />
          </a>
        </li>
      ))}
    </ul>
  );
}
