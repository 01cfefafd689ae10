import { useRef } from 'react';
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

  function step(by: 1 | -1) {
    const field = input.current;
    if (field === null) return;
    settle(by + (Number.isFinite(field.valueAsNumber) ? field.valueAsNumber : min));
  }

  function settle(wanted: number) {
    const field = input.current;
    if (field === null) return;
    const quantity = Math.min(max, Math.max(min, Math.round(Number.isFinite(wanted) ? wanted : min)));
    field.value = String(quantity);
    onChange?.(quantity);
  }

  return (
    <div className={styles.line}>
      <label className={styles.words} htmlFor={id}>
        <span className={styles.label}>{label}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </label>
      {price !== undefined && (
        <bdi className={styles.price}>{price}</bdi>
      )}
      <span className={styles.stepper}>
        <button className={styles.press} type="button" aria-label={props.lessText} onClick={() => step(-1)} disabled={disabled}>
          <Icon name="minus" />
        </button>
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
          onBlur={(event) => settle(event.currentTarget.valueAsNumber)}
          disabled={disabled}
        />
        <button className={styles.press} type="button" aria-label={props.moreText} onClick={() => step(1)} disabled={disabled}>
          <Icon name="plus" />
        </button>
      </span>
    </div>
  );
}
