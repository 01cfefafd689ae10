import type { Block } from '#src/domain/content/marked-text.ts';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { MarkedText } from '../marked-text.tsx';
import styles from './action-panel.module.css';

export type ActionPanelProps = {
  readonly title?: string | undefined;
  readonly text: readonly Block[];
  readonly href: string;
  readonly label: string;
  readonly lang?: string | undefined;
};

/** One thing to do next. */
export function ActionPanel({ title, text, href, label, lang }: ActionPanelProps) {
  return (
    <div className={styles.panel} lang={lang}>
      <div className={styles.words}>
        {title !== undefined && <h2 className={styles.title}>{title}</h2>}
        {text.length > 0 && <MarkedText blocks={text} />}
      </div>
      <ButtonLink href={href} size="large" iconAfter="arrow-forward">
        {label}
      </ButtonLink>
    </div>
  );
}
