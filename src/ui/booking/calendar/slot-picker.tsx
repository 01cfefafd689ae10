import { useRef } from 'react';

import { classNames } from '#src/ui/class-names.ts';
import { useEarlyChoice } from '#src/ui/form/early.ts';
import styles from './slot-picker.module.css';

export type Slot = {
  readonly value: string;
  /** "09:30" in the place's own time. */
  readonly time: string;
  /** "6 places left", "Sold out" */
  readonly note?: string | undefined;
  readonly price?: string | undefined;
  readonly state?: 'open' | 'few' | 'sold-out' | 'closed' | undefined;
};

export type SlotPickerProps = {
  readonly legend: string;
  readonly name: string;
  readonly slots: readonly Slot[];
  readonly defaultValue?: string | undefined;
  readonly value?: string | undefined;
  readonly onChoose?: ((value: string) => void) | undefined;
  /** "Times are Tokyo time (GMT+9)" */
  readonly note?: string | undefined;
};

/** Departure or entry times of a day, one to be chosen. */
export function SlotPicker({ legend, name, slots, defaultValue, value, onChoose, note }: SlotPickerProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyChoice(group, value, onChoose);
  return (
    <fieldset ref={group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.slots}>
        {slots.map((slot) => {
          const off = slot.state === 'sold-out' || slot.state === 'closed';
          return (
            <label
              key={slot.value}
              className={classNames(styles.slot, off && styles.off, slot.state === 'few' && styles.few)}
            >
              <input
                className={styles.radio}
                type="radio"
                name={name}
                value={slot.value}
                disabled={off}
                onChange={onChoose === undefined ? undefined : () => onChoose(slot.value)}
                {...(value === undefined
                  ? { defaultChecked: slot.value === defaultValue }
                  : { checked: slot.value === value })}
              />
              <span className={styles.time}>{slot.time}</span>
              {slot.price !== undefined && <bdi className={styles.small}>{slot.price}</bdi>}
              {slot.note !== undefined && <span className={styles.small}>{slot.note}</span>}
            </label>
          );
        })}
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </fieldset>
  );
}
