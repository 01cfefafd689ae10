import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import styles from './field.module.css';

export type FieldProps = {
  /** Id of the control inside; hint and error get `{id}-hint` and `{id}-error`. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** "optional", said only where a field may stay empty: everything else is needed. */
  readonly optionalText?: string | undefined;
  readonly children: ReactNode;
};

/** A control with its name, its hint and its error beside it. */
export function Field({ id, label, hint, error, optionalText, children }: FieldProps) {
  return (
    <div className={classNames(styles.field, error !== undefined && styles.wrong)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optionalText !== undefined && <span className={styles.optional}> {optionalText}</span>}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.control}>{children}</div>
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="bad" />
          {error}
        </p>
      )}
    </div>
  );
}

/** Which texts of a `Field` describe its control. */
export function describedBy(
  id: string,
  texts: { readonly hint?: string | undefined; readonly error?: string | undefined },
): string | undefined {
  return classNames(texts.hint !== undefined && `${id}-hint`, texts.error !== undefined && `${id}-error`);
}

export type FieldGroupProps = {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
};

/** Several controls under one question. */
export function FieldGroup({ legend, hint, error, id, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group} id={id}>
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {error !== undefined && (
        <p className={styles.error}>
          <Icon name="bad" />
          {error}
        </p>
      )}
      <div className={styles.members}>{children}</div>
    </fieldset>
  );
}

export type FieldRowProps = { readonly children: ReactNode };

/** Fields beside one another where there is room. */
export function FieldRow({ children }: FieldRowProps) {
  return <div className={styles.row}>{children}</div>;
}
