import type { TrackValue } from '#src/domain/site/addresses/tracking.ts';
import { relOf } from '#src/ui/rel-of.ts';
import { Picture, type PictureFacts } from '../media/picture.tsx';
import styles from './promoted.module.css';

export type PromotedProps = {
  /** "Advertisement": always visible, and announced first by screen readers. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** Of title and text, where it is not that of the page. */
  readonly lang?: string | undefined;
  readonly picture?: PictureFacts | undefined;
  /** What a press is recorded as (RU-39). */
  readonly track?: TrackValue | undefined;
};

/** Something that is shown because it is promoted, apart from what was found and said to be so. */
export function Promoted({ label, title, text, href, lang, picture, track }: PromotedProps) {
  return (
    <aside className={styles.promoted} aria-label={label}>
      {picture !== undefined && (
        <div className={styles.picture}>
          <Picture picture={picture} ratio="fill" sizes="(width >= 48rem) 16rem, 92vw" />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={styles.title} lang={lang}>
          <a className={styles.link} href={href} rel={relOf(href, 'sponsored')} track={track}>
            {title}
          </a>
        </p>
        <p className={styles.text} lang={lang}>
          {text}
        </p>
      </div>
    </aside>
  );
}
