import { useId } from 'react';
import { relOf } from '#src/ui/rel-of.ts';
import styles from './link-lines.module.css';

export type LinkLinesProps = {
  readonly title: string;
  /** Of the title, where it is not that of the page. */
  readonly lang?: string | undefined;
  readonly links: readonly { readonly text: string; readonly href: string; readonly lang: string | undefined }[];
};

/** Ways on in plain words, many in little room. */
export function LinkLines({ title, lang, links }: LinkLinesProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 className={styles.title} id={id} lang={lang}>
        {title}
      </h2>
      <ul className={styles.lines}>
        {links.map((link) => (
          <li key={link.href}>
            <a className={styles.link} href={link.href} rel={relOf(link.href)} lang={link.lang}>
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
