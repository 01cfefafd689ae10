import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { Pager } from '#src/ui/content/pager.tsx';
import { ReviewList, type ReviewFacts } from '#src/ui/cards/reviews.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import {
  loadActivityReviews,
  type ActivityReviewsView,
} from '#src/web/reviews/activity-reviews/activity-reviews.load.ts';
import styles from '#src/web/reviews/activity-reviews/activity-reviews.module.css';
import { HowScores } from '#src/web/reviews/activity-reviews/how-scores.tsx';
import type { ReviewTranslating } from '#src/web/reviews/activity-reviews/review-translations.ts';
import { TranslateReview, Untranslated } from '#src/web/reviews/activity-reviews/translate-review.tsx';
import { ReviewActions } from '#src/web/reviews/activity-reviews/review-actions.tsx';

export const activityReviewsScreen = screen(loadActivityReviews, ActivityReviews);

function ActivityReviews({ data, site }: ViewProps<ActivityReviewsView>) {
  const { t } = useLingui();
  return (
    <Page width="narrow">
      <StructuredData text={data.structured} />
      <Trail
        site={site}
        steps={[
          { text: t`Home`, href: href(site, 'home') },
          { text: data.title.text, href: data.activityHref },
          { text: t`Reviews` },
        ]}
      />
      <div className={styles['head']}>
        <Title
          level={1}
          look="page"
          over={
            <a href={data.activityHref} lang={data.title.lang}>
              {data.title.text}
            </a>
          }
        >{t`Traveler reviews`}</Title>
      </div>
      {data.list === null ? (
        <EmptyState
          icon="star"
          title={t`No reviews yet`}
          text={t`No reviews yet. After your visit, you can write the first one.`}
        >
          <ButtonLink href={data.activityHref}>{t`See the activity`}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          {data.translating.forms.refused !== null && <Untranslated />}
          <ReviewList
            {...data.list}
            filters={<Filters data={data} />}
            actionsOf={(review) => actionsOf(review, data.translating)}
          />
        </>
      )}
      {data.pages !== null && (
        <Pager
          label={t`Review pages`}
          position={data.pages.here}
          previous={data.pages.before === null ? undefined : { href: data.pages.before, text: t`Previous` }}
          next={data.pages.after === null ? undefined : { href: data.pages.after, text: t`Next` }}
        />
      )}
      <HowScores />
    </Page>
  );
}

/** Nothing can be done to a sample. */
function actionsOf({ id, helpful }: ReviewFacts, translating: ReviewTranslating): ReactNode {
  if (helpful === undefined) return null;
  return (
    <>
      <TranslateReview id={id} translating={translating} />
      <ReviewActions id={id} helpful={helpful} />
    </>
  );
}

function Filters({ data }: { readonly data: ActivityReviewsView }) {
  const { t } = useLingui();
  return (
    <div className={styles['filters']}>
      {data.parts.length > 0 && (
        <dl className={styles['parts']}>
          {data.parts.map((part) => (
            <div key={part.name}>
              <dt>{part.name}</dt>
              <dd>{part.score}</dd>
            </div>
          ))}
        </dl>
      )}
      {data.filters.map((group) => (
        <div key={group.label} className={styles['group']}>
          <p className={styles['label']} aria-hidden="true">
            {group.label}
          </p>
          <ChipRow label={`${t`Reviews`}: ${group.label}`}>
            {group.chips.map((chip) => (
              <Chip key={chip.text} {...chip} />
            ))}
          </ChipRow>
        </div>
      ))}
      <p role="status">
        {data.found}
        {data.list?.reviews.length === 0 && (
          <>
            {' '}
            <a href={data.allHref}>
              <Trans>Show all reviews</Trans>
            </a>
          </>
        )}
      </p>
    </div>
  );
}
