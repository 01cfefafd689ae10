import { useLingui } from '@lingui/react/macro';

import { JourneyDetails } from '#src/web/rail/rails-search/journeys/journey-details.tsx';
import { JourneyTimes } from '#src/web/rail/rails-search/journeys/journey-times.tsx';
import styles from '#src/web/rail/rails-search/rails-search.module.css';
import type { TakenView } from '#src/web/rail/rails-search/rails-search-view.ts';

/** A journey that was chosen, its fare, and the way to another. */
export function TakenPart({ taken }: { readonly taken: TakenView }) {
  const { t } = useLingui();
  const id = `taken-${taken.way}`;
  return (
    <section className={styles['taken']} aria-labelledby={id}>
      <div className={styles['takenHead']}>
        <h2 className={styles['partTitle']} id={id}>
          {taken.title}
        </h2>
        <span className={styles['soft']}>{taken.when}</span>
        <a className={styles['again']} href={taken.changeHref} rel="nofollow">
          {t`Change`}
        </a>
      </div>
      <JourneyTimes journey={taken.journey} />
      <p className={styles['takenFare']}>
        <span className={styles['fareName']}>{taken.fare.name}</span>
        <bdi className={styles['price']}>{taken.fare.price}</bdi>
        <span className={taken.fare.isFree ? styles['good'] : styles['soft']}>{taken.fare.refund}</span>
      </p>
      <JourneyDetails journey={taken.journey} fares={[taken.fare]} />
    </section>
  );
}
