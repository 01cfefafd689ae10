import type { MouseEvent } from 'react';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import { HiddenText } from '#src/ui/layout/page.tsx';
import styles from './suggest-list.module.css';

export type SuggestOption = {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
  readonly lang?: string | undefined;
  readonly note?: string | undefined;
  readonly href: string;
  /** The entry to delete when the visitor removes it from the list. */
  readonly forget?: string | undefined;
};

export type SuggestGroup = {
  readonly key: string;
  readonly title: string;
  readonly options: readonly SuggestOption[];
};

export type SuggestListProps = {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly SuggestGroup[];
  /** Key of the option that the arrow keys have reached. */
  readonly active: string | null;
  readonly onChoose: (option: SuggestOption, event: MouseEvent) => void;
  readonly onForget: (word: string | null) => void;
  /** "Forget all of these" */
  readonly forgetText: string;
  /** "Delete takes it off the list", for readers of the screen. */
  readonly forgetHint: string;
};

/**
 * The list that hangs from a combobox (WAI-ARIA): the focus stays in the field, which names the active option. Pressing
 * in the list does not take the focus either.
 */
export function SuggestList(props: SuggestListProps) {
  const { id, groups, active } = props;
  return (
    <div className={styles.box} onMouseDown={keepFocus} role="presentation">
      <div className={styles.list} id={id} role="listbox" aria-label={props.label}>
        {groups.map((group) => (
          <div key={group.key} className={styles.group} role="group" aria-labelledby={`${id}-${group.key}`}>
            <p className={styles.title} id={`${id}-${group.key}`} role="presentation">
              {group.title}
            </p>
            {group.options.map((option) => (
              <Option key={option.key} {...props} option={option} isActive={option.key === active} />
            ))}
          </div>
        ))}
      </div>
      {groups.some((group) => group.options.some((option) => option.forget !== undefined)) && (
        <button className={styles.forgetAll} type="button" tabIndex={-1} onClick={() => props.onForget(null)}>
          {props.forgetText}
        </button>
      )}
    </div>
  );
}

type OptionProps = SuggestListProps & { readonly option: SuggestOption; readonly isActive: boolean };

function Option({ id, option, isActive, onChoose, onForget, forgetHint }: OptionProps) {
  const { forget } = option;
  return (
    <a
      className={styles.option}
      id={`${id}-${option.key}`}
      href={option.href}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={(event) => onChoose(option, event)}
    >
      <Icon name={option.icon} />
      <span className={styles.words}>
        <span lang={option.lang}>{option.text}</span>
        {forget !== undefined && <HiddenText>{forgetHint}</HiddenText>}
        {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
      </span>
      {forget !== undefined && (
        <span
          className={styles.forget}
          aria-hidden="true"
          onClick={(event) => {
            event.preventDefault();
            event.stopPropagation();
            onForget(forget);
          }}
        >
          <Icon name="close" size="small" />
        </span>
      )}
    </a>
  );
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
