import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import styles from './opening-hours.module.css';

export type OpeningDay = {
  readonly id: string;
  /** "Monday" */
  readonly day: string;
  /** "09:00–17:00", or "Closed". */
  readonly hours: string;
  /** "Last entry 16:30" */
  readonly note?: string | undefined;
  readonly today: boolean;
};

export type OpeningHoursProps = {
  /** The table's name, for screen readers. */
  readonly label: string;
  /** "Open until 18:00" */
  readonly state: { readonly text: string; readonly open: boolean };
  /** Beside the day that it is there: "Today". */
  readonly todayText: string;
  readonly days: readonly OpeningDay[];
  /** The time zone, and days off. */
  readonly notes: readonly string[];
};

/** Opening hours of a place: its current state, and the week with today marked. */
export function OpeningHours({ label, state, todayText, days, notes }: OpeningHoursProps) {
  return (
    <div className={styles.box}>
      <p className={classNames(styles.state, state.open && styles.open)}>
        <Icon name="clock" />
        {state.text}
      </p>
      <table className={styles.week} aria-label={label}>
        <tbody>
          {days.map((day) => (
            <tr key={day.id} className={classNames(day.today && styles.today)} aria-current={day.today && 'date'}>
              <th scope="row" className={styles.day}>
                {day.day}
                {day.today && <span className={styles.mark}>{todayText}</span>}
              </th>
              <td className={styles.hours}>
                {day.hours}
                {day.note !== undefined && <span className={styles.note}>{day.note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note} className={styles.small}>
          {note}
        </p>
      ))}
    </div>
  );
}
