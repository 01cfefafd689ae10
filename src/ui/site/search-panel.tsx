import type { MouseEvent, ReactNode } from 'react';
import type { TrackValue } from '#src/domain/site/addresses/tracking.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import styles from './search-panel.module.css';

export type PanelField = {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** An input, a select or a button that opens a sheet; it fills the field and draws no frame. */
  readonly control: ReactNode;
  /** Suggestions, below the field. */
  readonly below?: ReactNode | undefined;
};

export type SearchPanelProps = {
  readonly label: string;
  readonly tabs?:
    | readonly {
        readonly text: string;
        readonly href: string;
        readonly icon: IconName;
        readonly selected?: boolean | undefined;
        /** May show its form here, in place of what the link leads to. */
        readonly onPress?: ((event: MouseEvent) => void) | undefined;
      }[]
    | undefined;
  readonly tabsLabel?: string | undefined;
  /** Replaces the form while another tab is selected; the form preserves its values. */
  readonly instead?: ReactNode | undefined;
  readonly isInstead?: boolean | undefined;
  readonly action: string;
  /** At most three. */
  readonly fields: readonly PanelField[];
  readonly submitText: string;
  /** What sending it is recorded as (RU-39). */
  readonly track?: TrackValue | undefined;
  /** Hidden fields that the search needs. */
  readonly hidden?: readonly { readonly name: string; readonly value: string }[] | undefined;
};

/** Where to, when, what: the way into everything. A plain form that any browser can send. */
export function SearchPanel(props: SearchPanelProps) {
  const { label, tabs, tabsLabel, instead, isInstead, action, fields, submitText, track, hidden } = props;
  return (
    <search className={styles.panel} aria-label={label}>
      {tabs !== undefined && tabs.length > 0 && (
        <nav className={styles.tabs} aria-label={tabsLabel}>
          {tabs.map((tab) => (
            <a
              key={tab.href}
              className={classNames(styles.tab, tab.selected === true && styles.selected)}
              href={tab.href}
              aria-current={tab.selected === true ? 'true' : undefined}
              onClick={tab.onPress}
            >
              <Icon name={tab.icon} />
              {tab.text}
            </a>
          ))}
        </nav>
      )}
      <form className={styles.form} action={action} hidden={isInstead}>
        {hidden?.map((field) => (
          <input key={field.name} type="hidden" name={field.name} value={field.value} />
        ))}
        {fields.map((field) => (
          <div key={field.id} className={styles.field}>
            <Icon name={field.icon} />
            <div className={styles.inside}>
              <label className={styles.label} htmlFor={field.id}>
                {field.label}
              </label>
              {field.control}
            </div>
            {field.below}
          </div>
        ))}
        <button className={styles.go} type="submit" track={track}>
          <Icon name="search" />
          {submitText}
        </button>
      </form>
      {instead}
    </search>
  );
}
