import type { PictureFacts } from '../../media/picture.tsx';
import { Picture } from '../../media/picture.tsx';
import styles from './picture-figure.module.css';

export type PictureFigureProps = {
  readonly picture?: PictureFacts | undefined;
  readonly caption?: string | undefined;
  readonly lang?: string | undefined;
};

/** A wide picture between texts, with what there is to say of it. */
export function PictureFigure({ picture, caption, lang }: PictureFigureProps) {
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} ratio="wide" sizes="(width >= 80rem) 75rem, 100vw" rounded />
      {caption !== undefined && (
        <figcaption className={styles.caption} lang={lang}>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

export type PictureGridProps = { readonly pictures: readonly PictureFacts[] };

/** Pictures side by side. */
export function PictureGrid({ pictures }: PictureGridProps) {
  return (
    <ul className={styles.grid}>
      {pictures.map((picture) => (
        <li key={picture.src}>
          <Picture picture={picture} sizes="(width >= 64rem) 25vw, (width >= 40rem) 33vw, 50vw" rounded />
        </li>
      ))}
    </ul>
  );
}
