import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { BrandMark } from '#src/ui/icons/brand-mark.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import { Menu, MenuList } from '#src/ui/overlay/menu.tsx';
import styles from './header.module.css';

export type HeaderLink = {
  readonly text: string;
  readonly href: string;
  readonly icon?: IconName | undefined;
  readonly selected?: boolean | undefined;
};

export type HeaderProps = {
  readonly brand: string;
  readonly homeHref: string;
  /** "Meander: home" */
  readonly homeText: string;
  readonly label: string;
  readonly links?: readonly HeaderLink[] | undefined;
  /** A `SearchField`. */
  readonly search?: ReactNode | undefined;
  readonly cart?: { readonly href: string; readonly text: string; readonly count?: string | undefined } | undefined;
  /** `Menu`s or a `Button` that opens a picker: language and currency, account. */
  readonly tools?: ReactNode | undefined;
  readonly account?: HeaderLink | undefined;
  /** Name of the button that holds `links` where they have no room. */
  readonly menuText?: string | undefined;
  /** `picture` lies on a hero; `plain` is for checkout: brand and nothing to be led astray by. */
  readonly look?: 'paper' | 'picture' | 'plain' | undefined;
  /** Partner's own logo instead of ours. */
  readonly logo?: ReactNode | undefined;
};

/** Top of every page. */
export function Header(props: HeaderProps) {
  const { look = 'paper', links = [], search, cart, tools, account } = props;
  return (
    <header className={classNames(styles.header, styles[look])}>
      <div className={styles.line}>
        <a className={styles.home} href={props.homeHref} aria-label={props.homeText}>
          {props.logo ?? <BrandMark brand={props.brand} />}
        </a>
        {search !== undefined && <div className={styles.search}>{search}</div>}
        <nav className={styles.nav} aria-label={props.label}>
          {links.length > 0 && (
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <a
                    className={styles.link}
                    href={link.href}
                    aria-current={link.selected === true ? 'page' : undefined}
                  >
                    {link.text}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {tools}
          {cart !== undefined && (
            <a className={styles.tool} href={cart.href} aria-label={cart.text} title={cart.text}>
              <Icon name="cart" />
              {cart.count !== undefined && (
                <span className={styles.count} aria-hidden="true">
                  {cart.count}
                </span>
              )}
            </a>
          )}
          {account !== undefined && (
            <a className={styles.account} href={account.href}>
              <Icon name={account.icon ?? 'user'} />
              <span>{account.text}</span>
            </a>
          )}
          {links.length > 0 && props.menuText !== undefined && (
            <div className={styles.more}>
              <Menu id="header-menu" text={props.menuText} icon="menu" iconOnly>
                <MenuList links={links} />
              </Menu>
            </div>
          )}
        </nav>
      </div>
    </header>
  );
}
