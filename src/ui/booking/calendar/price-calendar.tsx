import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { HiddenText } from '#src/ui/layout/page.tsx';
import styles from './price-calendar.module.css';

export type CalendarDay = {
  /** "2026-05-14" */
  readonly date: string;
  /** "14" */
  readonly number: string;
  /** Everything about the day in words: "Thursday 14 May 2026, from US$39.00, the lowest price". */
  readonly spoken: string;
  readonly state: 'open' | 'sold-out' | 'closed' | 'past';
  /** Short price without cents, "39" or "¥5.8k". */
  readonly price?: string | undefined;
  readonly cheapest?: boolean | undefined;
  readonly selected?: boolean | undefined;
  readonly today?: boolean | undefined;
  /** The page with this day chosen; without it a day is a button for `onChoose`. */
  readonly href?: string | undefined;
};

export type CalendarMonth = {
  readonly id: string;
  /** "May 2026" */
  readonly title: string;
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  /** Rows of seven; null where a day belongs to another month. */
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
};

type Turn = { readonly text: string; readonly href?: string | undefined };

export type PriceCalendarProps = {
  /** One or two; the second is shown where there is room. */
  readonly months: readonly CalendarMonth[];
  /** Absent at the ends of what is sold. */
  readonly previous?: Turn | undefined;
  readonly next?: Turn | undefined;
  readonly onTurn?: ((direction: 'previous' | 'next') => void) | undefined;
  readonly onChoose?: ((date: string) => void) | undefined;
  /** What the marks mean: "Lowest price", "Sold out". */
  readonly legend?: { readonly cheapest: string; readonly soldOut: string } | undefined;
  /** "Prices in US$, per person" */
  readonly note?: string | undefined;
};

/** Months as tables, each day a link or a button with its price. */
export function PriceCalendar({ months, previous, next, onTurn, onChoose, legend, note }: PriceCalendarProps) {
  return (
    <div className={styles.calendar}>
      <div className={styles.turns}>
        <TurnControl turn={previous} direction="previous" onTurn={onTurn} />
        <TurnControl turn={next} direction="next" onTurn={onTurn} />
      </div>
      <div className={styles.months}>
        {months.map((month) => (
          <Month key={month.id} month={month} onChoose={onChoose} />
        ))}
      </div>
      {(legend !== undefined || note !== undefined) && (
        <p className={styles.legend}>
          {legend !== undefined && (
            <>
              <span className={styles.keyCheapest}>{legend.cheapest}</span>
              <s className={styles.keySoldOut}>{legend.soldOut}</s>
            </>
          )}
          {note !== undefined && <span aria-live="polite">{note}</span>}
        </p>
      )}
    </div>
  );
}

type TurnControlProps = {
  readonly turn: Turn | undefined;
  readonly direction: 'previous' | 'next';
  readonly onTurn: PriceCalendarProps['onTurn'];
};

function TurnControl({ turn, direction, onTurn }: TurnControlProps) {
  const icon = direction === 'previous' ? 'chevron-back' : 'chevron-forward';
  if (turn === undefined) return <span />;
  if (turn.href === undefined) return <IconButton icon={icon} label={turn.text} onPress={() => onTurn?.(direction)} />;
  return (
    <a className={styles.turn} href={turn.href} aria-label={turn.text} title={turn.text} rel="nofollow">
      <Icon name={icon} />
    </a>
  );
}

type MonthProps = { readonly month: CalendarMonth; readonly onChoose: PriceCalendarProps['onChoose'] };

function Month({ month, onChoose }: MonthProps) {
  return (
    <table className={styles.month}>
      <caption className={styles.title}>{month.title}</caption>
      <thead>
        <tr>
          {month.weekdays.map((weekday) => (
            <th key={weekday.long} scope="col" abbr={weekday.long}>
              {weekday.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week, row) => (
          <tr key={`${month.id}-${row + 1}`}>
            {week.map((day, column) => (
              <td key={day?.date ?? `${row}-${column}`}>{day !== null && <Day day={day} onChoose={onChoose} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, onChoose }: { readonly day: CalendarDay; readonly onChoose: PriceCalendarProps['onChoose'] }) {
  const look = classNames(
    styles.day,
    styles[day.state],
    day.cheapest === true && styles.cheapest,
    day.selected === true && styles.selected,
    day.today === true && styles.today,
  );
  const inside = (
    <>
      <HiddenText>{day.spoken}</HiddenText>
      <span className={styles.number} aria-hidden="true">
        {day.number}
      </span>
      <bdi className={styles.price} aria-hidden="true">
        {day.price}
      </bdi>
    </>
  );
  if (day.state !== 'open') return <span className={look}>{inside}</span>;
  if (day.href === undefined) {
    return (
      <button type="button" className={look} aria-pressed={day.selected === true} onClick={() => onChoose?.(day.date)}>
        {inside}
      </button>
    );
  }
  return (
    <a className={look} href={day.href} aria-current={day.selected === true ? 'date' : undefined} rel="nofollow">
      {inside}
    </a>
  );
}
