import { useLingui } from '@lingui/react/macro';

import { reviewLimits } from '#src/domain/reviews/reviewing.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Field, describedBy } from '#src/ui/form/field.tsx';
import { photoPaths } from '#src/web/reviews/parts/reviews-view.ts';
import styles from '#src/web/reviews/review/review.module.css';

type PhotoFieldProps = {
  readonly photos: readonly string[];
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
};

/** Photographs of a review: chosen from the device, seen at once, taken off again. */
export function PhotoField({ photos, busy, error, onAdd, onRemove }: PhotoFieldProps) {
  const { t } = useLingui();
  const hint = busy ? t`Uploading your photos` : t`Up to 6 photos. We remove hidden data such as the location.`;
  return (
    <div className={styles['photos']}>
      {photos.length > 0 && (
        <ul>
          {photos.map((id, place) => {
            const number = String(place + 1);
            return (
              <li key={id}>
                <img src={photoPaths(id).src} width={320} height={320} alt={t`Your photo ${number}`} />
                <noscript>
                  <label>
                    <input type="checkbox" name="photo" value={id} defaultChecked /> {t`Keep photo ${number}`}
                  </label>
                </noscript>
                <IconButton
                  icon="close"
                  look="picture"
                  label={t`Remove photo ${number}`}
                  onPress={() => onRemove(id)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {photos.length < reviewLimits.photos && (
        <Field id="review-photos" label={t`Photos`} optionalText={t`optional`} hint={hint} error={error}>
          <input
            id="review-photos"
            name="photos"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            disabled={busy}
            aria-describedby={describedBy('review-photos', { hint, error })}
            onChange={(event) => {
              onAdd([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </Field>
      )}
    </div>
  );
}
