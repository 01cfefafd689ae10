import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { NoticeTone } from './notice.tsx';
import { noticeIcons } from './notice.tsx';
import styles from './tips.module.css';

export type Tip = {
  readonly id: string;
  readonly text: string;
  readonly tone: NoticeTone;
  /** Its holder sets this after 3 s and takes the tip away 1 s later (spec §4, §9). */
  readonly leaving?: boolean | undefined;
  readonly action?: { readonly text: string; readonly onPress: () => void } | undefined;
};

export type TipsProps = { readonly tips: readonly Tip[]; readonly label: string };

/** Short words about what has just happened. */
export function Tips({ tips, label }: TipsProps) {
  return (
    <div className={styles.tips} role="status" aria-label={label}>
      {tips.map((tip) => (
        <div key={tip.id} className={classNames(styles.tip, tip.leaving === true && styles.leaving)}>
          <Icon name={noticeIcons[tip.tone]} />
          <span>{tip.text}</span>
          {tip.action !== undefined && (
            <button className={styles.action} type="button" onClick={tip.action.onPress}>
              {tip.action.text}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
