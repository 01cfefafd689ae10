import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import styles from './tabs.module.css';

export type Tab = {
  readonly text: string;
  readonly href: string;
  readonly selected?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly count?: string | undefined;
};
export type TabsProps = { readonly label: string; readonly tabs: readonly Tab[] };

/** Parts of a page or kinds of a list; each is an address. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          className={classNames(styles.tab, tab.selected === true && styles.selected)}
          href={tab.href}
          aria-current={tab.selected === true ? 'page' : undefined}
        >
          {tab.icon !== undefined && <Icon name={tab.icon} />}
          {tab.text}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </a>
      ))}
    </nav>
  );
}

export type VerticalsRowProps = {
  readonly label: string;
  readonly items: readonly { readonly text: string; readonly href: string; readonly icon: IconName }[];
};

/** The verticals, as a row of icons. */
export function VerticalsRow({ label, items }: VerticalsRowProps) {
  return (
    <nav className={styles.verticals} aria-label={label}>
      {items.map((item) => (
        <a key={item.href} className={styles.vertical} href={item.href}>
          <span className={styles.disc}>
            <Icon name={item.icon} size="large" />
          </span>
          {item.text}
        </a>
      ))}
    </nav>
  );
}
