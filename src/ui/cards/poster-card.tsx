import type { TrackValue } from '#src/domain/site/addresses/tracking.ts';
import { classNames } from '#src/ui/class-names.ts';
import { relOf } from '#src/ui/rel-of.ts';
import type { PictureFacts } from '../media/picture.tsx';
import { Picture } from '../media/picture.tsx';
import styles from './poster-card.module.css';

export type PosterCardProps = {
  readonly href: string;
  readonly name: string;
  /** Of the name, where it is not that of the page. */
  readonly lang?: string | undefined;
  /** "312 things to do" */
  readonly text?: string | undefined;
  /** Of the text, where it is not that of the page. */
  readonly textLang?: string | undefined;
  readonly picture?: PictureFacts | undefined;
  readonly sizes?: string | undefined;
  readonly shape?: 'tall' | 'wide' | 'square' | 'band' | undefined;
  readonly level?: 2 | 3 | 4 | undefined;
  /** What a press is recorded as (RU-39). */
  readonly track?: TrackValue | undefined;
};

/** A place as a poster with its name on it. */
export function PosterCard({
  href,
  name,
  lang,
  text,
  textLang,
  picture,
  sizes,
  shape = 'tall',
  level = 3,
  track,
}: PosterCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={classNames(styles.poster, styles[shape])}>
      <Picture picture={picture} ratio="fill" sizes={sizes} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <a className={styles.link} href={href} rel={relOf(href)} lang={lang} track={track}>
            {name}
          </a>
        </Heading>
        {text !== undefined && (
          <p className={styles.text} lang={textLang}>
            {text}
          </p>
        )}
      </div>
    </article>
  );
}
