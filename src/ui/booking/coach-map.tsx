import { useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import styles from './coach-map.module.css';

export type CoachSeat = {
  /** Unique in the train: "7-12A". */
  readonly name: string;
  readonly row: number;
  readonly letter: string;
  readonly free: boolean;
  readonly wheelchair: boolean;
  /** Drawn towards the rear: its back is to where the train goes. */
  readonly backwards: boolean;
  /** "Seat 12A, window, facing forwards" */
  readonly spoken: string;
};

/** A coach in ready strings: rows from the front, columns from side to side; a column without a letter is the aisle. */
export type CoachPlan = {
  readonly name: string;
  /** "Coach 7" */
  readonly title: string;
  /** "Quiet coach", "Power sockets" */
  readonly facts: readonly string[];
  readonly rows: readonly { readonly row: number; readonly text: string }[];
  readonly columns: readonly { readonly key: string; readonly letter: string | null }[];
  readonly seats: readonly CoachSeat[];
};

export type CoachMapProps = {
  readonly id: string;
  readonly coach: CoachPlan;
  /** Names of the chosen seats, in the order of the travellers. */
  readonly chosen: readonly string[];
  readonly onPick: (seat: string) => void;
  readonly words: CoachWords;
};

export type CoachWords = {
  /** "Seats of the coach, front first" */
  readonly plan: string;
  readonly front: string;
  readonly free: string;
  readonly taken: string;
  readonly yours: string;
  readonly wheelchair: string;
  readonly aisle: string;
};

/**
 * The seats of a coach as a WAI-ARIA grid: one seat is in the tab order, arrow keys lead to the others. The layout
 * matches the real coach, whatever the text direction.
 */
export function CoachMap({ id, coach, chosen, onPick, words }: CoachMapProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const known = new Map(coach.seats.map((seat) => [`${seat.row}${seat.letter}`, seat]));
  const stop = at ?? chosen.find((name) => coach.seats.some((seat) => seat.name === name)) ?? coach.seats[0]?.name;
  const move = (event: KeyboardEvent): void => {
    const from = coach.seats.find(({ name }) => name === stop);
    const to = from === undefined ? null : nextSeat(coach, from, event.key);
    if (to === null) return;
    event.preventDefault();
    setAt(to.name);
    grid.current?.querySelector<HTMLElement>(`[data-seat="${to.name}"]`)?.focus();
  };
  return (
    <div className={styles.map}>
      <p className={styles.front}>{words.front}</p>
      <div
        ref={grid}
        className={styles.grid}
        id={id}
        role="grid"
        tabIndex={-1}
        aria-label={words.plan}
        dir="ltr"
        onKeyDown={move}
      >
        {coach.rows.map(({ row, text }) => (
          <div key={row} className={styles.row} role="row">
            <span className={styles.number} role="rowheader">
              {text}
            </span>
            {coach.columns.map(({ key, letter }) => {
              const seat = letter === null ? undefined : known.get(`${row}${letter}`);
              if (seat === undefined) return <NoSeat key={key} isAisle={letter === null} text={words.aisle} />;
              return (
                <span key={key} className={styles.cell} role="gridcell">
                  <SeatButton
                    seat={seat}
                    inOrder={seat.name === stop}
                    isChosen={chosen.includes(seat.name)}
                    words={words}
                    onPick={() => {
                      setAt(seat.name);
                      onPick(seat.name);
                    }}
                  />
                </span>
              );
            })}
          </div>
        ))}
      </div>
      <Legend words={words} hasWheelchair={coach.seats.some(({ wheelchair }) => wheelchair)} />
    </div>
  );
}

function NoSeat({ isAisle, text }: { readonly isAisle: boolean; readonly text: string }) {
  return <span className={isAisle ? styles.aisle : styles.without} role="gridcell" aria-label={text} />;
}

type SeatProps = {
  readonly seat: CoachSeat;
  readonly inOrder: boolean;
  readonly isChosen: boolean;
  readonly words: CoachWords;
  readonly onPick: () => void;
};

function SeatButton({ seat, inOrder, isChosen, words, onPick }: SeatProps) {
  const state = isChosen ? words.yours : seat.free ? words.free : words.taken;
  return (
    <button
      className={classNames(
        styles.seat,
        seat.backwards && styles.backwards,
        !seat.free && styles.taken,
        isChosen && styles.chosen,
      )}
      type="button"
      data-seat={seat.name}
      tabIndex={inOrder ? 0 : -1}
      aria-label={`${seat.spoken}, ${state}`}
      aria-pressed={seat.free || isChosen ? isChosen : undefined}
      aria-disabled={seat.free ? undefined : true}
      onClick={seat.free || isChosen ? onPick : undefined}
    >
      {isChosen ? <Icon name="check" size="small" /> : mark(seat)}
    </button>
  );
}

function mark(seat: CoachSeat) {
  if (!seat.free) return <Icon name="close" size="small" />;
  return seat.wheelchair ? <Icon name="accessible" size="small" /> : seat.letter;
}

function Legend({ words, hasWheelchair }: { readonly words: CoachWords; readonly hasWheelchair: boolean }) {
  return (
    <ul className={styles.legend}>
      <li>
        <span className={styles.key} /> {words.free}
      </li>
      <li>
        <span className={classNames(styles.key, styles.taken)}>
          <Icon name="close" size="small" />
        </span>
        {words.taken}
      </li>
      <li>
        <span className={classNames(styles.key, styles.chosen)}>
          <Icon name="check" size="small" />
        </span>
        {words.yours}
      </li>
      {hasWheelchair && (
        <li>
          <span className={styles.key}>
            <Icon name="accessible" size="small" />
          </span>
          {words.wheelchair}
        </li>
      )}
    </ul>
  );
}

/** Returns the seat that a key moves to: along the row, to another row, to an end of the row; null if none. */
export function nextSeat(
  { seats, columns }: Pick<CoachPlan, 'seats' | 'columns'>,
  from: CoachSeat,
  key: string,
): CoachSeat | null {
  const row = seats.filter((seat) => seat.row === from.row);
  const at = row.findIndex(({ name }) => name === from.name);
  if (key === 'Home') return row[0] ?? null;
  if (key === 'End') return row.at(-1) ?? null;
  if (key === 'ArrowLeft') return row[at - 1] ?? null;
  if (key === 'ArrowRight') return row[at + 1] ?? null;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const beyond = seats.filter((seat) => (key === 'ArrowDown' ? seat.row > from.row : seat.row < from.row));
  const next = key === 'ArrowDown' ? beyond[0]?.row : beyond.at(-1)?.row;
  const columnOf = (seat: CoachSeat): number => columns.findIndex(({ letter }) => letter === seat.letter);
  const far = (seat: CoachSeat): number => Math.abs(columnOf(seat) - columnOf(from));
  return beyond.filter((seat) => seat.row === next).toSorted((one, other) => far(one) - far(other))[0] ?? null;
}
