import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import type { PictureFacts } from '#src/ui/media/picture.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import styles from './hero.module.css';

export type HeroProps = {
  readonly picture?: PictureFacts | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  /** Of title and text, where it is not that of the page. */
  readonly lang?: string | undefined;
  /** Of the text alone, where the title is a name that every language has. */
  readonly textLang?: string | undefined;
  /** Breadcrumb or badge above the title. */
  readonly over?: ReactNode | undefined;
  /** The search panel, or facts; it reaches over the lower edge. */
  readonly children?: ReactNode | undefined;
  /** Of the title; 1 unless the page has its heading elsewhere. */
  readonly level?: 1 | 3 | undefined;
  readonly size?: 'tall' | 'short' | undefined;
  /** The header is on the picture: leave it room. */
  readonly underHeader?: boolean | undefined;
};

/** A scene over the whole width with one sentence on it. */
export function Hero({
  picture,
  title,
  text,
  lang,
  textLang,
  over,
  children,
  level = 1,
  size = 'tall',
  underHeader = false,
}: HeroProps) {
  const Title = `h${level}` as const;
  return (
    <section className={classNames(styles.hero, styles[size], underHeader && styles.underHeader)}>
      <div className={styles.scene}>
        <Picture picture={picture} ratio="fill" hero sizes="100vw" />
      </div>
      <div className={styles.words}>
        {over}
        <Title className={styles.title} lang={lang}>
          {title}
        </Title>
        {text !== undefined && (
          <p className={styles.text} lang={textLang ?? lang}>
            {text}
          </p>
        )}
      </div>
      {children !== undefined && <div className={styles.panel}>{children}</div>}
    </section>
  );
}
