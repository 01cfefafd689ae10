import { Button } from '#src/ui/buttons/button.tsx';
import type { PictureFacts } from './picture.tsx';
import { Picture } from './picture.tsx';
import styles from './gallery.module.css';

export type GalleryMosaicProps = {
  /** The first is the largest; five are shown on a desktop, all of them in a row on a phone. */
  readonly pictures: readonly PictureFacts[];
  readonly label: string;
  /** Id of a `Dialog` with all pictures, and the button's words: "All 12 pictures". */
  readonly all?: { readonly opens: string; readonly text: string } | undefined;
};

/** The pictures of a product: one large and four small, or a row to swipe through. */
export function GalleryMosaic({ pictures, label, all }: GalleryMosaicProps) {
  return (
    <section className={styles.gallery} aria-label={label}>
      {/* Nothing in it can take the focus, so the row itself must, or a keyboard could not scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <ul className={styles.mosaic} data-count={Math.min(5, pictures.length)} tabIndex={0} aria-label={label}>
        {pictures.map((picture, place) => (
          <li key={picture.src} className={styles.tile}>
            <Picture
              picture={picture}
              ratio="fill"
              hero={place === 0}
              sizes={place === 0 ? '(width >= 48rem) 600px, 100vw' : '(width >= 48rem) 300px, 100vw'}
            />
          </li>
        ))}
      </ul>
      {all !== undefined && (
        <div className={styles.all}>
          <Button look="secondary" size="small" icon="camera" opens={all.opens}>
            {all.text}
          </Button>
        </div>
      )}
    </section>
  );
}
