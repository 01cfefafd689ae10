import { useLingui } from '@lingui/react/macro';

import { ReviewList, type ReviewListProps } from '#src/ui/content/reviews.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import styles from '#src/web/screens/activity/activity.module.css';

/** What guests wrote, or that nobody has yet. */
export function Reviews({ reviews }: { readonly reviews: ReviewListProps | null }) {
  const { t } = useLingui();
  return (
    <section className={styles['section']} id="reviews" aria-labelledby="reviews-title">
      <Title level={2} look="block" id="reviews-title">
        {t`What guests thought`}
      </Title>
      {reviews === null ? (
        <p className={styles['soft']}>{t`Nobody has reviewed this yet. Yours could be the first after your visit.`}</p>
      ) : (
        <ReviewList {...reviews} />
      )}
    </section>
  );
}
