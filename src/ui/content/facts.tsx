import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import styles from './facts.module.css';

export type Fact = {
  readonly icon: IconName;
  readonly text: string;
  readonly tone?: 'good' | undefined;
  readonly note?: string | undefined;
};
export type FactsRowProps = {
  readonly facts: readonly Fact[];
  readonly label?: string | undefined;
  readonly shape?: 'row' | 'grid' | 'list' | undefined;
};

/** Duration, languages, ticket, cancelling: what one checks before booking. */
export function FactsRow({ facts, label, shape = 'row' }: FactsRowProps) {
  return (
    <ul className={classNames(styles.facts, styles[shape])} aria-label={label}>
      {facts.map((fact) => (
        <li key={fact.text} className={classNames(styles.fact, fact.tone === 'good' && styles.good)}>
          <Icon name={fact.icon} />
          <span>
            {fact.text}
            {fact.note !== undefined && <span className={styles.note}>{fact.note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

export type TrustRowProps = {
  readonly reasons: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[];
};

/** Why people book here, in three facts. */
export function TrustRow({ reasons }: TrustRowProps) {
  return (
    <ul className={styles.trust}>
      {reasons.map((reason) => (
        <li key={reason.title} className={styles.reason}>
          <Icon name={reason.icon} size="large" />
          <h3 className={styles.title}>{reason.title}</h3>
          <p className={styles.text}>{reason.text}</p>
        </li>
      ))}
    </ul>
  );
}

export type CheckListProps = { readonly items: readonly { readonly text: string; readonly included: boolean }[] };

/** What the price includes and excludes. */
export function CheckList({ items }: CheckListProps) {
  return (
    <ul className={classNames(styles.facts, styles.list)}>
      {items.map((item) => (
        <li key={item.text} className={classNames(styles.fact, item.included ? styles.in : styles.out)}>
          <Icon name={item.included ? 'check' : 'close'} />
          <span>{item.text}</span>
        </li>
      ))}
    </ul>
  );
}
