import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { BrandMark } from '#src/ui/icons/brand-mark.tsx';
import styles from './footer.module.css';

export type FooterProps = {
  readonly brand: string;
  readonly label: string;
  readonly columns: readonly {
    readonly title: string;
    readonly links: readonly {
      readonly text: string;
      readonly href: string;
      /** Whether it is an email address or phone number, which is left-to-right in every language. */
      readonly external?: boolean | undefined;
    }[];
  }[];
  /** All languages, each in its own name; the page's own is marked. Left out where the header leads to none. */
  readonly languages?: FooterChoicesProps | undefined;
  /** What a page without script chooses from (`FooterChoices`). */
  readonly children?: ReactNode | undefined;
  /** The sentence about the seller, and the links beside it in every look. */
  readonly small: string;
  readonly tools?: ReactNode | undefined;
  /** `minimal`: small, without columns, on the page background, after pages that end in a choice. */
  readonly look?: 'full' | 'minimal' | undefined;
};

export type FooterChoicesProps = {
  readonly id?: string | undefined;
  readonly title: string;
  readonly links: readonly {
    readonly text: string;
    readonly href: string;
    /** Of the text and of what it leads to, where that is not the page's. */
    readonly lang?: string | undefined;
    readonly selected?: boolean | undefined;
  }[];
};

/** The same page otherwise: in another language, in another currency. */
export function FooterChoices({ id, title, links }: FooterChoicesProps) {
  return (
    <nav className={styles.languages} id={id} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.tongues}>
        {links.map((link) => (
          <li key={link.href}>
            <a
              className={styles.link}
              href={link.href}
              lang={link.lang}
              hrefLang={link.lang}
              aria-current={link.selected === true ? 'true' : undefined}
            >
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export type FooterToolProps = { readonly text: string; readonly onPress: () => void };

/** An action in the footer's last line. */
export function FooterTool({ text, onPress }: FooterToolProps) {
  return (
    <button className={styles.tool} type="button" onClick={onPress}>
      {text}
    </button>
  );
}

/** End of every page. */
export function Footer({ brand, label, columns, languages, children, small, tools, look = 'full' }: FooterProps) {
  return (
    <footer className={classNames(styles.footer, styles[look])} aria-label={label} data-later="">
      <div className={styles.inside}>
        {look === 'full' && (
          <div className={styles.columns}>
            {columns.map((column) => (
              <nav key={column.title} aria-label={column.title}>
                <p className={styles.title}>{column.title}</p>
                <ul className={styles.links}>
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <a className={styles.link} href={link.href} rel={link.external === true ? 'noopener' : undefined}>
                        {link.external === true ? <bdi dir="ltr">{link.text}</bdi> : link.text}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        )}
        {languages !== undefined && <FooterChoices {...languages} />}
        {children}
        <div className={styles.last}>
          {look === 'full' && <BrandMark brand={brand} />}
          <p className={styles.small}>{small}</p>
          {tools}
        </div>
      </div>
    </footer>
  );
}
