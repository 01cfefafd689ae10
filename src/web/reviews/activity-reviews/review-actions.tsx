import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';

import { reviewCalls } from '#src/contract/reviews/reviews.calls.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { reportReasons, type ReportReason } from '#src/domain/reviews/reviewing.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Select } from '#src/ui/form/text-input.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import styles from '#src/web/reviews/activity-reviews/activity-reviews.module.css';

type ActionsProps = { readonly id: string; readonly helpful: number };

/** Whether a review helped, and that something is wrong with it. */
export function ReviewActions({ id, helpful }: ActionsProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [count, setCount] = useState(helpful);
  const [voted, setVoted] = useState(false);
  const [error, setError] = useState<WireError | null>(null);
  const vote = async (): Promise<void> => {
    const answer = await api.call(reviewCalls.voteReview, { reviewId: id, helpful: !voted });
    setError(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setVoted(!voted);
    setCount(answer.value.helpful);
  };
  return (
    <div className={styles['actions']}>
      {count > 0 && (
        <p className={styles['soft']} role="status">
          <Plural value={count} one="# person found this helpful" other="# people found this helpful" />
        </p>
      )}
      <div className={styles['buttons']}>
        <Button look="secondary" size="small" icon={voted ? 'check' : undefined} onPress={() => void vote()}>
          {voted ? t`You found it helpful` : t`Helpful`}
        </Button>
        <Report id={id} />
      </div>
      {error !== null && (
        <Notice tone="warn" role="alert">
          {failureWords(i18n, error)}
        </Notice>
      )}
    </div>
  );
}

function Report({ id }: { readonly id: string }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [reason, setReason] = useState<ReportReason>('spam');
  const [state, setState] = useState<'asked' | 'sent' | WireError>('asked');
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const answer = await api.call(reviewCalls.reportReview, { reviewId: id, reason });
    setState(answer.ok ? 'sent' : answer.error);
  };
  if (state === 'sent') return <Notice tone="good" role="status">{t`Thank you. We’ll look into it.`}</Notice>;
  const words: Readonly<Record<ReportReason, string>> = {
    spam: t`Spam or advertising`,
    rude: t`Offensive`,
    private: t`Contains personal information`,
    untrue: t`Not about this visit`,
  };
  return (
    <details className={styles['report']}>
      <summary>
        <Trans>Report</Trans>
      </summary>
      <form className={styles['reportForm']} onSubmit={(event) => void send(event)}>
        <Select
          id={`report-${id}`}
          name="reason"
          label={t`What’s wrong with it?`}
          options={reportReasons.map((value) => ({ value, text: words[value] }))}
          value={reason}
          onChange={(event) => setReason(reportReasons.find((one) => one === event.target.value) ?? 'spam')}
        />
        <Button type="submit" size="small" look="secondary">{t`Send report`}</Button>
        {state !== 'asked' && (
          <Notice tone="warn" role="alert">
            {failureWords(i18n, state)}
          </Notice>
        )}
      </form>
    </details>
  );
}
