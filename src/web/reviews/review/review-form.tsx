import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';

import { authorStyles, reviewLimits } from '#src/domain/reviews/reviewing.ts';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RadioCards } from '#src/ui/form/choices.tsx';
import { FieldGroup } from '#src/ui/form/field.tsx';
import { Select, TextArea } from '#src/ui/form/text-input.tsx';
import { AccountFields, AccountOutcome } from '#src/web/shared/forms/account-form.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { PhotoField } from '#src/web/reviews/review/photo-field.tsx';
import type { ReviewPageView } from '#src/web/reviews/review/review.load.ts';
import styles from '#src/web/reviews/review/review.module.css';
import { useReview, type ReviewAction } from '#src/web/reviews/review/use-review.ts';

/** Score, words, parts, party, photographs, and how one is called. */
export function ReviewForm({ data }: { readonly data: ReviewPageView }) {
  const { t, i18n } = useLingui();
  const form = useReview(data);
  const { draft, change, error, sending, addPhotos, send } = form;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void send();
  };
  const beside = (field: string): string | undefined =>
    error?.field === field ? failureWords(i18n, error) : undefined;
  return (
    <form
      className={styles['form']}
      method="post"
      action={data.forms.action}
      encType="multipart/form-data"
      onSubmit={submit}
    >
      <AccountFields action="review" forms={data.forms} fields={{ reference: data.reference }} />
      <RadioCards
        id="review-score"
        name="score"
        legend={t`Your rating`}
        cards={data.scores.map(({ value, text }) => ({ value, title: text }))}
        required
        value={draft.score}
        onChoose={(score) => change({ score })}
        error={beside('score')}
      />
      <Words form={form} error={beside('text')} />
      <PhotoField
        photos={draft.photos}
        busy={sending === 'photos'}
        error={beside('picture') ?? beside('photos')}
        onAdd={(files) => void addPhotos(files)}
        onRemove={(id) => change({ photos: draft.photos.filter((one) => one !== id) })}
      />
      <Detail data={data} form={form} />
      <RadioCards
        name="author"
        legend={t`How your name appears`}
        cards={data.authors.map(({ value, text }) => ({ value, title: text }))}
        value={data.authors.some((one) => one.value === draft.author) ? draft.author : (data.authors[0]?.value ?? '')}
        onChoose={(value) => change({ author: authorStyles.find((one) => one === value) ?? 'country' })}
      />
      <End data={data} form={form} />
    </form>
  );
}

/** What others should know, and how much room is left for it. */
function Words({
  form: { draft, change },
  error,
}: {
  readonly form: ReviewAction;
  readonly error: string | undefined;
}) {
  const { t } = useLingui();
  const left = reviewLimits.text - Array.from(draft.text).length;
  return (
    <>
      <TextArea
        id="review-text"
        name="text"
        label={t`What should other travelers know?`}
        hint={t`Share what was good, what wasn’t and any tips. Please don’t include links, addresses or phone numbers.`}
        rows={6}
        maxLength={reviewLimits.text}
        required
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
        error={error}
      />
      <p className={styles['left']}>
        <Plural value={left} one="# character left" other="# characters left" />
      </p>
    </>
  );
}

/** Scores of individual aspects, and the party; all of them are optional. */
function Detail({ data, form: { draft, change } }: { readonly data: ReviewPageView; readonly form: ReviewAction }) {
  const { t } = useLingui();
  const none = { value: '', text: t`Not specified` };
  return (
    <FieldGroup id="review-parts" legend={t`Ratings by category`}>
      <div className={styles['parts']}>
        {data.parts.map(({ part, name }) => (
          <Select
            key={part}
            id={`review-${part}`}
            name={part}
            label={name}
            optionalText={t`optional`}
            options={[none, ...data.scores]}
            value={draft.parts[part] ?? ''}
            onChange={(event) => change({ parts: { ...draft.parts, [part]: event.target.value } })}
          />
        ))}
        <Select
          id="review-party"
          name="party"
          label={t`Type of trip`}
          optionalText={t`optional`}
          options={[none, ...data.parties]}
          value={draft.party}
          onChange={(event) => change({ party: event.target.value })}
        />
      </div>
    </FieldGroup>
  );
}

/** What went wrong, the button, or thanks. */
function End({ data, form: { error, sending, sent } }: { readonly data: ReviewPageView; readonly form: ReviewAction }) {
  const { t, i18n } = useLingui();
  if (sent !== null) return <Sent state={sent} reviewsHref={data.reviewsHref} />;
  return (
    <>
      {error !== null && error.field === undefined && (
        <Notice tone="warn" role="alert">
          {failureWords(i18n, error)}
        </Notice>
      )}
      <AccountOutcome forms={data.forms} />
      <Button type="submit" busy={sending === 'review' ? t`Sending…` : undefined}>
        {data.written ? t`Save review` : t`Publish review`}
      </Button>
    </>
  );
}

function Sent({ state, reviewsHref }: { readonly state: string; readonly reviewsHref: string }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="good"
      role="status"
      action={<ButtonLink size="small" look="secondary" href={reviewsHref}>{t`See all reviews`}</ButtonLink>}
    >
      {state === 'shown' ? (
        <Trans>Thank you. Your review is published; you can change it here at any time.</Trans>
      ) : (
        <Trans>Thank you. We’ll check your review before it’s published.</Trans>
      )}
    </Notice>
  );
}
