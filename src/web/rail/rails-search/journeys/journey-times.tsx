import { Icon } from '#src/ui/icons/icon.tsx';
import styles from '#src/web/rail/rails-search/journeys/journey-times.module.css';
import type { JourneyView, MomentView } from '#src/web/rail/rails-search/rails-search-view.ts';

/** When it leaves and when one is there, large; how long it takes, and in what. */
export function JourneyTimes({ journey }: { readonly journey: JourneyView }) {
  return (
    <div className={styles['times']}>
      <End moment={journey.departs} />
      <p className={styles['between']}>
        <span>{journey.duration}</span>
        <span className={styles['way']} aria-hidden="true" />
        <span>{journey.changes}</span>
      </p>
      <End moment={journey.arrives} />
      <ul className={styles['lines']}>
        {journey.lines.map((line) => (
          <li key={line.key} lang={line.lang}>
            <Icon name={line.icon} size="small" />
            {line.text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function End({ moment }: { readonly moment: MomentView }) {
  return (
    <p className={styles['end']}>
      <span className={styles['clock']}>
        <bdi>{moment.time}</bdi>
        {moment.later !== null && <span className={styles['later']}>{moment.later}</span>}
      </span>
      <span className={styles['station']} lang={moment.lang}>
        {moment.station}
      </span>
      {moment.zone !== null && (
        <bdi className={styles['soft']} dir="ltr">
          {moment.zone}
        </bdi>
      )}
    </p>
  );
}
