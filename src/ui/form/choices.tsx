import { useRef, type ChangeEventHandler, type ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { useEarlyChoice, useEarlyTick } from '#src/ui/form/early.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import styles from './choices.module.css';

export type CheckboxProps = {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly value?: string | undefined;
  readonly defaultChecked?: boolean | undefined;
  readonly checked?: boolean | undefined;
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly error?: string | undefined;
  /** How many results it leaves. */
  readonly count?: string | undefined;
  readonly hint?: string | undefined;
};

/** Yes or no; also one of several filters. */
export function Checkbox(props: CheckboxProps) {
  const { id, error, hint, count } = props;
  const box = useEarlyTick(props.checked);
  return (
    <div className={styles.check}>
      <label className={styles.checkLine} htmlFor={id}>
        <input
          ref={box}
          className={styles.box}
          type="checkbox"
          id={id}
          name={props.name}
          value={props.value}
          checked={props.checked}
          defaultChecked={props.defaultChecked}
          onChange={props.onChange}
          required={props.required}
          disabled={props.disabled}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <span className={styles.words}>
          {props.label}
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="bad" />
          {error}
        </p>
      )}
    </div>
  );
}

export type RadioCard = {
  readonly value: string;
  readonly title: string;
  readonly lang?: string | undefined;
  readonly text?: string | undefined;
  readonly aside?: ReactNode | undefined;
  readonly icon?: IconName | undefined;
  readonly disabled?: boolean | undefined;
};

export type RadioCardsProps = {
  /** Of the whole group, for a summary of errors to lead to. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly legend: string;
  /** A heading nearby already shows the question: the legend is for screen readers only. */
  readonly legendHidden?: boolean | undefined;
  readonly cards: readonly RadioCard[];
  readonly defaultValue?: string | undefined;
  readonly value?: string | undefined;
  readonly onChoose?: ((value: string) => void) | undefined;
  readonly required?: boolean | undefined;
  readonly error?: string | undefined;
};

/** One of a few, each with a line of explanation. */
export function RadioCards({
  id,
  name,
  legend,
  legendHidden = false,
  cards,
  defaultValue,
  value,
  onChoose,
  required = false,
  error,
}: RadioCardsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyChoice(group, value, onChoose);
  return (
    <fieldset
      ref={group}
      className={styles.cards}
      id={id}
      aria-describedby={id === undefined || error === undefined ? undefined : `${id}-error`}
    >
      <legend className={classNames(styles.legend, legendHidden && styles.hidden)}>{legend}</legend>
      {cards.map((card) => (
        <label key={card.value} className={classNames(styles.card, card.disabled === true && styles.off)}>
          <input
            className={styles.dot}
            type="radio"
            name={name}
            value={card.value}
            disabled={card.disabled}
            required={required}
            onChange={onChoose === undefined ? undefined : () => onChoose(card.value)}
            {...(value === undefined
              ? { defaultChecked: card.value === defaultValue }
              : { checked: card.value === value })}
          />
          {card.icon !== undefined && <Icon name={card.icon} size="large" />}
          <span className={styles.words}>
            <span className={styles.title} lang={card.lang}>
              {card.title}
            </span>
            {card.text !== undefined && <span className={styles.hint}>{card.text}</span>}
          </span>
          {card.aside !== undefined && <span className={styles.aside}>{card.aside}</span>}
        </label>
      ))}
      {error !== undefined && (
        <p className={styles.error} id={id === undefined ? undefined : `${id}-error`}>
          <Icon name="bad" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
