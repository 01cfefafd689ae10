import { relOf } from '#src/ui/rel-of.ts';
import styles from './note-cards.module.css';

export type NoteCardsProps = {
  readonly items: readonly {
    readonly key: string;
    readonly title: string;
    readonly summary: string;
    /** Of title and summary, where it is not that of the page. */
    readonly lang: string | undefined;
    readonly href: string | null;
    /** The date that the note is about, formatted. */
    readonly date: string | null;
  }[];
};

/** Short notes as cards: brands, what others write. The whole card leads on where it leads somewhere. */
export function NoteCards({ items }: NoteCardsProps) {
  return (
    <ul className={styles.cards}>
      {items.map(({ key, title, summary, lang, href, date }) => (
        <li key={key} className={styles.card}>
          {date !== null && <p className={styles.date}>{date}</p>}
          <h3 className={styles.title} lang={lang}>
            {href === null ? (
              title
            ) : (
              <a className={styles.link} href={href} rel={relOf(href)}>
                {title}
              </a>
            )}
          </h3>
          <p className={styles.text} lang={lang}>
            {summary}
          </p>
        </li>
      ))}
    </ul>
  );
}
