import { Trans } from '@lingui/react/macro';

import { Title } from '#src/ui/layout/title.tsx';
import styles from '#src/web/reviews/activity-reviews/activity-reviews.module.css';

/** How a score comes about: every score on the site leads here. */
export function HowScores() {
  return (
    <section className={styles['how']} id="how" aria-labelledby="how-title">
      <Title level={2} look="block" id="how-title">
        <Trans>How ratings work</Trans>
      </Title>
      <ul>
        <li>
          <Trans>Only travelers who booked here can write a review, once per booking, after their visit.</Trans>
        </li>
        <li>
          <Trans>
            Each reviewer chooses one of five ratings: not recommended, unsatisfactory, average, good, highly
            recommended. The score is the simple average of all published reviews, out of 5. Nothing is weighted, and
            positions can’t be bought.
          </Trans>
        </li>
        <li>
          <Trans>
            Reviews are published right away, unless they contain links, addresses or phone numbers: we check those
            first. We remove reviews that are offensive, reveal personal information or advertise, but never because
            they’re negative.
          </Trans>
        </li>
        <li>
          <Trans>
            Authors can edit their reviews. Edited reviews are marked, and we store the earlier text. The operator can
            reply, but can’t change or remove a review.
          </Trans>
        </li>
        <li>
          <Trans>
            Until an activity has its first review, this demo site shows sample reviews, marked as such. The first real
            review replaces them.
          </Trans>
        </li>
      </ul>
    </section>
  );
}
