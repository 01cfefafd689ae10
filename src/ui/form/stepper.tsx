import { useEffect, useRef } from 'react';
import { Icon } from '#src/ui/icons/icon.tsx';
import styles from './stepper.module.css';

export type StepperProps = {
  readonly id: string;
  readonly name: string;
  /** "Adult" */
  readonly label: string;
  /** "Age 12 and above" */
  readonly hint?: string | undefined;
  /** Ready price of one, "US$39.00". */
  readonly price?: string | undefined;
  readonly min: number;
  readonly max: number;
  readonly defaultValue: number;
  /** Called after each change with a number within the limits. */
  readonly onChange?: ((quantity: number) => void) | undefined;
  /** Spoken names of the two buttons: "One adult fewer", "One adult more". */
  readonly lessText: string;
  readonly moreText: string;
  readonly disabled?: boolean | undefined;
};

/** A quantity. Without script it is a number field that the browser checks against the limits. */
export function Stepper(props: StepperProps) {
  const { id, label, hint, price, min, max, onChange, disabled } = props;
  const input = useRef<HTMLInputElement>(null);
  const reported = useRef(props.defaultValue);

  function settle(by: -1 | 0 | 1) {
    const field = input.current;
    if (field === null) return;
    const quantity = withinLimits(field.valueAsNumber + by, min, max);
    field.value = String(quantity);
    if (quantity === reported.current) return;
    reported.current = quantity;
    onChange?.(quantity);
  }

  // Typed before the page answered. What a browser remembers of an earlier visit is not: hence no `autoComplete`.
  const first = useRef(settle);
  useEffect(() => {
    if (input.current?.value !== String(reported.current)) first.current(0);
  }, []);

  return (
    <div className={styles.line}>
      <label className={styles.words} htmlFor={id}>
        <span className={styles.label}>{label}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </label>
      {price !== undefined && <bdi className={styles.price}>{price}</bdi>}
      <span className={styles.stepper}>
        <Press icon="minus" label={props.lessText} onPress={() => settle(-1)} disabled={disabled} />
        <input
          ref={input}
          className={styles.number}
          type="number"
          inputMode="numeric"
          id={id}
          name={props.name}
          min={min}
          max={max}
          step={1}
          defaultValue={props.defaultValue}
          autoComplete="off"
          onBlur={() => settle(0)}
          disabled={disabled}
        />
        <Press icon="plus" label={props.moreText} onPress={() => settle(1)} disabled={disabled} />
      </span>
    </div>
  );
}

type PressProps = {
  readonly icon: 'plus' | 'minus';
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled: boolean | undefined;
};

function Press({ icon, label, onPress, disabled }: PressProps) {
  return (
    <button className={styles.press} type="button" aria-label={label} onClick={onPress} disabled={disabled}>
      <Icon name={icon} />
    </button>
  );
}

/** A whole number from `min` to `max`; what is no number counts as `min`. */
export function withinLimits(value: number, min: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : min;
}
