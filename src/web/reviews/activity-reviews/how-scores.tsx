import { Trans } from '@lingui/react/macro';

import { Title } from '#src/ui/layout/title.tsx';
import styles from '#src/web/reviews/activity-reviews/activity-reviews.module.css';

/** How a score comes about: every score on the site leads here. */
export function HowScores() {
  return (
    <section className={styles['how']} id="how" aria-labelledby="how-title">
      <Title level={2} look="block" id="how-title">
        <Trans>How scores are made</Trans>
      </Title>
      <ul>
        <li>
          <Trans>Only people who booked here and whose visit is over can write, once for each booking.</Trans>
        </li>
        <li>
          <Trans>
            Each chooses one of five: not recommended, unsatisfactory, average, good, highly recommended. The score is
            the plain mean of all that are shown, out of 5. Nothing is weighted, and nobody can pay for a place.
          </Trans>
        </li>
        <li>
          <Trans>
            A review is shown at once. One that holds links, addresses or telephone numbers waits until a person has
            looked at it. We take down what insults, what tells of private affairs and what advertises, never what is
            merely unfavourable.
          </Trans>
        </li>
        <li>
          <Trans>
            Writers can change their review; it is marked as edited, and we keep what it said before. The operator may
            reply, and cannot change or remove it.
          </Trans>
        </li>
        <li>
          <Trans>
            While an activity has no reviews of its own, a demonstration shows samples that are marked as such. The
            first real review replaces all of them.
          </Trans>
        </li>
      </ul>
    </section>
  );
}
