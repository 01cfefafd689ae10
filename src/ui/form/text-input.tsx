import type { ChangeEventHandler, FocusEventHandler, HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { useEarlyText } from './early.ts';
import { Field, describedBy } from './field.tsx';
import styles from './text-input.module.css';

type Named = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optionalText?: string | undefined;
};

export type TextInputProps = Named & {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'date' | 'time' | undefined;
  readonly defaultValue?: string | undefined;
  readonly value?: string | undefined;
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search' | 'decimal' | undefined;
  readonly placeholder?: string | undefined;
  readonly required?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Phone, card and code are written left to right in every language. */
  readonly ltr?: boolean | undefined;
  /** Something inside the frame: a country code before, a currency after. */
  readonly before?: ReactNode | undefined;
  readonly after?: ReactNode | undefined;
};

/** One line of text with its label. */
export function TextInput(props: TextInputProps) {
  const { id, label, hint, error, optionalText, ltr = false, before, after } = props;
  const field = useEarlyText<HTMLInputElement>(props.value);
  return (
    <Field id={id} label={label} hint={hint} error={error} optionalText={optionalText}>
      <span className={styles.frame}>
        {before !== undefined && <span className={styles.affix}>{before}</span>}
        <input
          ref={field}
          className={styles.input}
          id={id}
          name={props.name}
          type={props.type ?? 'text'}
          value={props.value}
          defaultValue={props.defaultValue}
          onChange={props.onChange}
          onBlur={props.onBlur}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          placeholder={props.placeholder}
          required={props.required}
          maxLength={props.maxLength}
          min={props.min}
          max={props.max}
          dir={ltr ? 'ltr' : undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error })}
        />
        {after !== undefined && <span className={styles.affix}>{after}</span>}
      </span>
    </Field>
  );
}

export type TextAreaProps = Named & {
  readonly defaultValue?: string | undefined;
  readonly value?: string | undefined;
  readonly onChange?: ChangeEventHandler<HTMLTextAreaElement> | undefined;
  readonly rows?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly required?: boolean | undefined;
  readonly autoComplete?: string | undefined;
};

/** Several lines of text with their label. */
export function TextArea({
  id,
  name,
  label,
  hint,
  error,
  optionalText,
  defaultValue,
  value,
  onChange,
  rows = 4,
  maxLength,
  required,
  autoComplete,
}: TextAreaProps) {
  const field = useEarlyText<HTMLTextAreaElement>(value);
  return (
    <Field id={id} label={label} hint={hint} error={error} optionalText={optionalText}>
      <textarea
        ref={field}
        className={classNames(styles.frame, styles.area)}
        id={id}
        name={name}
        rows={rows}
        value={value}
        defaultValue={defaultValue}
        onChange={onChange}
        maxLength={maxLength}
        required={required}
        autoComplete={autoComplete}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </Field>
  );
}

export type SelectProps = Named & {
  readonly options: readonly {
    readonly value: string;
    readonly text: string;
    readonly disabled?: boolean | undefined;
    readonly lang?: string | undefined;
    /** Options that follow each other with one name are below it. */
    readonly group?: string | undefined;
  }[];
  readonly defaultValue?: string | undefined;
  readonly value?: string | undefined;
  readonly onChange?: ChangeEventHandler<HTMLSelectElement> | undefined;
  readonly autoComplete?: string | undefined;
  readonly required?: boolean | undefined;
};

/** One of many, with the browser's own list. */
export function Select(props: SelectProps) {
  const { id, label, hint, error, optionalText } = props;
  const field = useEarlyText<HTMLSelectElement>(props.value);
  return (
    <Field id={id} label={label} hint={hint} error={error} optionalText={optionalText}>
      <span className={classNames(styles.frame, styles.choice)}>
        <select
          ref={field}
          className={styles.input}
          id={id}
          name={props.name}
          value={props.value}
          defaultValue={props.defaultValue}
          onChange={props.onChange}
          autoComplete={props.autoComplete}
          required={props.required}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error })}
        >
          {grouped(props.options).map(({ name, options }) =>
            name === undefined ? (
              <Options key={options[0]?.value} options={options} />
            ) : (
              <optgroup key={name} label={name}>
                <Options options={options} />
              </optgroup>
            ),
          )}
        </select>
      </span>
    </Field>
  );
}

function Options({ options }: Pick<SelectProps, 'options'>) {
  return options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
      {option.text}
    </option>
  ));
}

type Group = { readonly name: string | undefined; readonly options: SelectProps['options'] };

function grouped(options: SelectProps['options']): readonly Group[] {
  const groups: { name: string | undefined; options: SelectProps['options'][number][] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last !== undefined && last.name === option.group) last.options.push(option);
    else groups.push({ name: option.group, options: [option] });
  }
  return groups;
}
