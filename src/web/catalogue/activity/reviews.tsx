import { Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { ReviewList } from '#src/ui/cards/reviews.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import styles from '#src/web/catalogue/activity/activity.module.css';
import type { ActivityView } from '#src/web/catalogue/activity/activity-view.ts';

/** Guests' reviews, or a note that there are none yet. */
export function Reviews({ reviews }: { readonly reviews: ActivityView['reviews'] }) {
  const { t } = useLingui();
  return (
    <section className={styles['section']} id="reviews" aria-labelledby="reviews-title">
      <Title level={2} look="block" id="reviews-title">
        {t`Traveler reviews`}
      </Title>
      {reviews === null ? (
        <p className={styles['soft']}>{t`No reviews yet. After your visit, you can write the first one.`}</p>
      ) : (
        <>
          <ReviewList {...reviews.list} />
          <p className={styles['more']}>
            <ButtonLink look="secondary" href={reviews.all}>{t`All reviews`}</ButtonLink>
            <a href={reviews.how}>
              <Trans>How ratings work</Trans>
            </a>
          </p>
        </>
      )}
    </section>
  );
}
