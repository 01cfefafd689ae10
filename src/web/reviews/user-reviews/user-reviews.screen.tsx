import { Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Badge } from '#src/ui/content/badge.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { UserCentre } from '#src/web/shared/account/user-centre.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import {
  loadUserReviews,
  type UserReviewsView,
  type VisitedWords,
} from '#src/web/reviews/user-reviews/user-reviews.load.ts';
import styles from '#src/web/reviews/user-reviews/user-reviews.module.css';

export const userReviewsScreen = screen(loadUserReviews, UserReviews);

function UserReviews({ data, site }: ViewProps<UserReviewsView>) {
  const { t } = useLingui();
  return (
    <UserCentre page="user-reviews" title={t`My reviews`}>
      {data.waiting.length === 0 && data.written.length === 0 ? (
        <EmptyState icon="star" title={t`Nothing to review yet`} text={t`After a visit, you can review it here.`}>
          <ButtonLink href={href(site, 'home')}>{t`Explore activities`}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          {data.waiting.length > 0 && <Visits title={t`Waiting for your review`} visits={data.waiting} />}
          {data.written.length > 0 && <Visits title={t`Your published reviews`} visits={data.written} />}
        </>
      )}
    </UserCentre>
  );
}

function Visits({ title, visits }: { readonly title: string; readonly visits: readonly VisitedWords[] }) {
  return (
    <section className={styles['section']}>
      <Title level={2} look="block">
        {title}
      </Title>
      <ul className={styles['list']}>
        {visits.map((visit) => (
          <li key={visit.reference} className={styles['visit']}>
            <div>
              <h3 className={styles['title']} lang={visit.titleLang}>
                {visit.title}
              </h3>
              <p className={styles['soft']}>{visit.visited}</p>
            </div>
            {visit.review !== null && <OwnReviewCard review={visit.review} />}
            <div>
              <ButtonLink
                size="small"
                look={visit.review === null ? 'primary' : 'secondary'}
                icon={visit.review === null ? 'star' : 'edit'}
                href={visit.formHref}
              >
                {visit.review === null ? <Trans>Write a review</Trans> : <Trans>Edit review</Trans>}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnReviewCard({ review }: { readonly review: NonNullable<VisitedWords['review']> }) {
  const { t } = useLingui();
  return (
    <>
      <p className={styles['marks']}>
        <Badge text={review.word} tone="info" icon="star" />
        {review.state === 'held' && <Badge text={t`Under review`} tone="warn" />}
        {review.state === 'hidden' && <Badge text={t`Removed`} tone="bad" />}
        {review.edited && <Badge text={t`Edited`} />}
      </p>
      <p className={styles['text']}>{review.text}</p>
      {review.photos.length > 0 && (
        <ul className={styles['photos']}>
          {review.photos.map((src, place) => {
            const number = String(place + 1);
            return (
              <li key={src}>
                <img src={src} width={320} height={320} alt={t`Your photo ${number}`} loading="lazy" />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
