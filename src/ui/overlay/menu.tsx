import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import styles from './menu.module.css';

export type MenuProps = {
  readonly id: string;
  /** Shown on the button; with `iconOnly` (always, or on phones) it is only spoken. */
  readonly text: string;
  readonly icon?: IconName | undefined;
  readonly iconOnly?: boolean | 'phone' | undefined;
  readonly children: ReactNode;
};

/** A button with a list of links below it: a popover, closed by a press elsewhere or Escape. */
export function Menu({ id, text, icon, iconOnly = false, children }: MenuProps) {
  return (
    <div className={styles.menu}>
      <button
        className={classNames(
          styles.button,
          iconOnly === true && styles.iconOnly,
          iconOnly === 'phone' && styles.iconOnPhone,
        )}
        type="button"
        popoverTarget={id}
        aria-label={iconOnly === false ? undefined : text}
        title={iconOnly === true ? text : undefined}
      >
        {icon !== undefined && <Icon name={icon} />}
        {iconOnly !== true && (
          <span className={styles.text}>
            {text}
            <Icon name="chevron-down" size="small" />
          </span>
        )}
      </button>
      <div className={styles.panel} id={id} popover="auto">
        {children}
      </div>
    </div>
  );
}

export type MenuListProps = {
  readonly title?: string | undefined;
  readonly links: readonly {
    readonly text: string;
    readonly href: string;
    readonly icon?: IconName | undefined;
    readonly selected?: boolean | undefined;
    readonly lang?: string | undefined;
    readonly note?: string | undefined;
  }[];
};

/** Links of a menu or a picker. */
export function MenuList({ title, links }: MenuListProps) {
  return (
    <div>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.href}>
            <a
              className={styles.link}
              href={link.href}
              lang={link.lang}
              hrefLang={link.lang}
              aria-current={link.selected === true ? 'true' : undefined}
            >
              {link.icon !== undefined && <Icon name={link.icon} />}
              <span className={styles.words}>{link.text}</span>
              {link.note !== undefined && <span className={styles.note}>{link.note}</span>}
              {link.selected === true && <Icon name="check" size="small" />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
