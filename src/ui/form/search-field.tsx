import type { ChangeEventHandler, FocusEventHandler, ReactNode } from 'react';
import type { TrackValue } from '#src/domain/site/addresses/tracking.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import styles from './search-field.module.css';

export type SearchFieldProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly value?: string | undefined;
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  readonly onFocus?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Where the form goes, and what its button says to readers of the screen. */
  readonly action: string;
  readonly submitText: string;
  /** What sending it is recorded as (RU-39). */
  readonly track?: TrackValue | undefined;
  /** Suggestions, below the field. */
  readonly below?: ReactNode | undefined;
  readonly size?: 'medium' | 'large' | undefined;
};

/** A search form of one field. */
export function SearchField(props: SearchFieldProps) {
  return (
    <search className={styles.whole}>
      <form className={styles[props.size ?? 'medium']} action={props.action}>
        <Icon name="search" />
        <input
          className={styles.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          id={props.id}
          name={props.name}
          aria-label={props.label}
          placeholder={props.placeholder}
          value={props.value}
          defaultValue={props.defaultValue}
          onChange={props.onChange}
          onFocus={props.onFocus}
        />
        <button
          className={styles.go}
          type="submit"
          track={props.track}
          aria-label={props.submitText}
          title={props.submitText}
        >
          <Icon name="arrow-forward" />
        </button>
      </form>
      {props.below}
    </search>
  );
}

export type SearchLinkProps = {
  readonly id: string;
  readonly href: string;
  readonly children: ReactNode;
  readonly track?: TrackValue | undefined;
};

/** Looks like the field and leads to the page that has it: on a phone searching takes the whole screen. */
export function SearchLink({ id, href, children, track }: SearchLinkProps) {
  return (
    <a className={classNames(styles.medium, styles.link)} id={id} href={href} track={track}>
      <Icon name="search" />
      <span className={styles.words}>{children}</span>
    </a>
  );
}
