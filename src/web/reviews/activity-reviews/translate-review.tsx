import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { reviewCalls } from '#src/contract/reviews/reviews.calls.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import styles from '#src/web/reviews/activity-reviews/activity-reviews.module.css';
import type { ReviewTranslating } from '#src/web/reviews/activity-reviews/review-translations.ts';
import { Original } from '#src/web/shared/content/original.tsx';
import { PlainForm } from '#src/web/shared/forms/account-form.tsx';
import { useApi } from '#src/web/shared/page/services.ts';

type TranslateProps = { readonly id: string; readonly translating: ReviewTranslating };

/** The original of a translated review, or a button that has it translated; nothing where neither is possible. */
export function TranslateReview({ id, translating }: TranslateProps) {
  const original = translating.originals[id];
  if (original === undefined) return null;
  if (original === null) return <TranslateButton id={id} translating={translating} />;
  return (
    <Original notice="machine">
      <p lang={original.lang} dir="auto">
        {original.text}
      </p>
    </Original>
  );
}

type Made = 'not yet' | 'sent' | 'failed' | { readonly text: string; readonly lang: string };

/** With script the translation appears below the original; without, the page is shown again with it. */
function TranslateButton({ id, translating: { forms, fields } }: TranslateProps) {
  const { t } = useLingui();
  const api = useApi();
  const [made, setMade] = useState<Made>('not yet');
  const translate = async (): Promise<void> => {
    setMade('sent');
    const answer = await api.call(reviewCalls.translateReview, { reviewId: id });
    setMade(answer.ok ? answer.value : 'failed');
  };
  if (typeof made === 'object')
    return (
      <div role="status">
        <p className={styles['soft']}>
          <Trans>Automatically translated</Trans>
        </p>
        <p lang={made.lang} dir="auto">
          {made.text}
        </p>
      </div>
    );
  return (
    <PlainForm
      action="translate-review"
      forms={forms}
      fields={{ ...fields, reviewId: id }}
      onSend={() => void translate()}
    >
      <Button type="submit" look="secondary" size="small" disabled={made === 'sent'}>{t`Translate`}</Button>
      {made === 'failed' && <Untranslated />}
    </PlainForm>
  );
}

/** Says that a translation is not possible at the moment. */
export function Untranslated() {
  return (
    <Notice tone="warn" role="alert">
      <Trans>This review can’t be translated right now. Please try again later.</Trans>
    </Notice>
  );
}
