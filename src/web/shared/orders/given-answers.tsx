import { Trans } from '@lingui/react/macro';

import styles from '#src/web/shared/orders/given-answers.module.css';
import type { GivenAnswersText } from '#src/web/shared/orders/given-answers-view.ts';

/** The answers given to the operator for a booking, collapsed. */
export function GivenAnswers({ givenAnswers }: { readonly givenAnswers: GivenAnswersText }) {
  if (givenAnswers.length === 0) return null;
  return (
    <details className={styles['told']}>
      <summary>
        <Trans>What we share with the operator</Trans>
      </summary>
      {givenAnswers.map(({ who, answers: facts }) => (
        <div key={who ?? ''} className={styles['part']}>
          {who !== null && <p className={styles['who']}>{who}</p>}
          <dl className={styles['facts']}>
            {facts.map(({ id, label, answer }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd dir="auto">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </details>
  );
}
