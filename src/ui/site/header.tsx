import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { BrandMark } from '#src/ui/icons/brand-mark.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import styles from './header.module.css';

export type HeaderProps = {
  readonly brand: string;
  readonly homeHref: string;
  /** "Meander: home" */
  readonly homeText: string;
  readonly label: string;
  /** A `SearchField`. */
  readonly search?: ReactNode | undefined;
  /** `HeaderTool`s: language, currency, cart, account, the menu of a phone. */
  readonly tools?: ReactNode | undefined;
  /** The verticals, in a separate row below. */
  readonly row?: { readonly label: string; readonly links: readonly RowLink[] } | undefined;
  /** `picture` is on a hero; `plain` is for checkout: brand and nothing to be led astray by. */
  readonly look?: 'paper' | 'picture' | 'plain' | undefined;
  /** The operator's own logo instead of the drawn mark. */
  readonly logo?: ReactNode | undefined;
  /** A partner's name beside ours. */
  readonly partner?: string | undefined;
};

type RowLink = { readonly text: string; readonly href: string };

/** Top of every page: one line on a phone, as an app has it. */
export function Header(props: HeaderProps) {
  const { look = 'paper', search, partner, row, tools } = props;
  return (
    <header className={classNames(styles.header, styles[look])}>
      <div className={classNames(styles.line, partner !== undefined && styles.shared)}>
        <a className={styles.home} href={props.homeHref} aria-label={props.homeText}>
          {props.logo ?? <BrandMark brand={props.brand} />}
        </a>
        {partner !== undefined && <span className={styles.partner}>{partner}</span>}
        {search !== undefined && <div className={styles.search}>{search}</div>}
        {tools !== undefined && (
          <nav className={styles.nav} aria-label={props.label}>
            {tools}
          </nav>
        )}
      </div>
      {row !== undefined && (
        <nav className={styles.row} aria-label={row.label}>
          <ul className={styles.links}>
            {row.links.map((link) => (
              <li key={link.href}>
                <a className={styles.link} href={link.href}>
                  {link.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

export type HeaderToolProps = {
  readonly href: string;
  readonly text: string;
  readonly icon?: IconName | undefined;
  /** `icon` speaks the words only, `ring` sets the tool off; in a narrow window all but words fold to their icon. */
  readonly look?: 'words' | 'icon' | 'ring' | undefined;
  /** A small figure on the icon. */
  readonly count?: string | undefined;
  /** A choice hangs below it. */
  readonly opens?: boolean | undefined;
  readonly onPress?: MouseEventHandler<HTMLAnchorElement> | undefined;
};

/** One tool of the header: a link, so that it leads somewhere without script too. */
export function HeaderTool({ href, text, icon, look = 'words', count, opens = false, onPress }: HeaderToolProps) {
  return (
    <a
      className={classNames(styles.tool, styles[look])}
      href={href}
      aria-label={text}
      aria-haspopup={opens ? 'dialog' : undefined}
      title={look === 'icon' ? text : undefined}
      onClick={onPress}
    >
      {icon !== undefined && <Icon name={icon} />}
      {look !== 'icon' && <span className={icon === undefined ? undefined : styles.words}>{text}</span>}
      {opens && <Icon name="chevron-down" size="small" />}
      {count !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </a>
  );
}
