import { Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { ReviewForm } from '#src/web/reviews/review/review-form.tsx';
import { loadReview, type ReviewPageView } from '#src/web/reviews/review/review.load.ts';
import styles from '#src/web/reviews/review/review.module.css';

export const reviewScreen = screen(loadReview, Review);

function Review({ data }: ViewProps<ReviewPageView>) {
  const { t } = useLingui();
  return (
    <Page width="narrow">
      <div className={styles['head']}>
        <Title level={1} look="page" over={data.visited} lead={<bdi lang={data.title.lang}>{data.title.text}</bdi>}>
          {data.written ? t`Your review` : t`How was it?`}
        </Title>
      </div>
      {data.state === 'held' && (
        <Notice tone="info">{t`We’ll check your review before it’s published. This takes up to a day.`}</Notice>
      )}
      {data.state === 'hidden' && (
        <Notice tone="warn">{t`Your review was removed. Edit it, and we’ll look at it again.`}</Notice>
      )}
      {data.open ? (
        <ReviewForm key={data.reference} data={data} />
      ) : (
        <EmptyState
          icon="star"
          title={t`This visit can’t be reviewed`}
          text={t`You can write a review for up to a year after your visit.`}
        >
          <ButtonLink href={data.reviewsHref}>{t`Read other reviews`}</ButtonLink>
        </EmptyState>
      )}
      <p className={styles['how']}>
        <a href={`${data.reviewsHref}#how`}>
          <Trans>How ratings work</Trans>
        </a>
      </p>
    </Page>
  );
}
