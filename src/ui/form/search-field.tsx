import type { ChangeEventHandler, FocusEventHandler } from 'react';
import type { TrackValue } from '#src/domain/site/tracking.ts';
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
  /** Id of a list of suggestions that the screen renders below. */
  readonly listId?: string | undefined;
  readonly size?: 'medium' | 'large' | undefined;
};

/** A search form of one field. */
export function SearchField(props: SearchFieldProps) {
  return (
    <search>
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
          aria-controls={props.listId}
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
    </search>
  );
}
