import { preload } from 'react-dom';
import { classNames } from '#src/ui/class-names.ts';
import styles from './picture.module.css';

/** One picture as the screens hand it down: ready addresses, ready words. */
export type PictureFacts = {
  /** Best first; the browser takes the first kind it knows. */
  readonly sources: readonly { readonly type: 'image/avif' | 'image/webp' | 'image/jpeg'; readonly srcSet: string }[];
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Class of the picture's mean colour, shown while it loads. */
  readonly tone?: string | undefined;
};

export type PictureProps = {
  /** Absent when a product has no picture yet: a plain placeholder in brand colors takes its place. */
  readonly picture?: PictureFacts | undefined;
  /** `sizes` attribute: the rendered width, e.g. `(width >= 64rem) 25vw, 50vw`. */
  readonly sizes?: string | undefined;
  readonly ratio?: 'card' | 'wide' | 'square' | 'poster' | 'fill' | undefined;
  /** The largest of the page: loaded at once and first. */
  readonly hero?: boolean | undefined;
  readonly rounded?: boolean | undefined;
};

/** A picture that never moves the page while it comes. */
export function Picture({ picture, sizes, ratio = 'card', hero = false, rounded = false }: PictureProps) {
  const frame = classNames(styles.frame, styles[ratio], rounded && styles.rounded, picture?.tone);
  if (picture === undefined) return <span className={classNames(frame, styles.missing)} />;
  if (hero) announce(picture, sizes);
  return (
    <picture className={frame}>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={hero ? 'eager' : 'lazy'}
        fetchPriority={hero ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** The head names it before the browser has read down to it; one that does not know the kind requests none of it. */
function announce({ src, sources }: PictureFacts, sizes: string | undefined): void {
  const [best] = sources;
  if (best === undefined) return;
  preload(src, {
    as: 'image',
    type: best.type,
    imageSrcSet: best.srcSet,
    fetchPriority: 'high',
    ...(sizes === undefined ? {} : { imageSizes: sizes }),
  });
}
