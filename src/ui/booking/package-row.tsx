import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import type { BadgeProps } from '#src/ui/content/badge.tsx';
import { Badge } from '#src/ui/content/badge.tsx';
import type { Fact } from '#src/ui/content/facts.tsx';
import { FactsRow } from '#src/ui/content/facts.tsx';
import type { PriceFacts } from '#src/ui/content/price.tsx';
import { Price } from '#src/ui/content/price.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import styles from './package-row.module.css';

export type PackageRowProps = {
  readonly name: string;
  /** Of the name, where it is not that of the page. */
  readonly lang?: string | undefined;
  /** What distinguishes it from the other packages: shown first, in bold. */
  readonly differs?: readonly string[] | undefined;
  readonly differsLang?: string | undefined;
  readonly facts?: readonly Fact[] | undefined;
  readonly badge?: BadgeProps | undefined;
  readonly price?: PriceFacts | undefined;
  /** Instead of a price: "Sold out on 14 May". */
  readonly unavailable?: string | undefined;
  /** `Button` or `ButtonLink`. */
  readonly action?: ReactNode | undefined;
  readonly selected?: boolean | undefined;
  readonly details?: { readonly summary: string; readonly children: ReactNode } | undefined;
  readonly level?: 3 | 4 | undefined;
};

/** One of several packages of a product, laid out to be compared line by line. */
export function PackageRow(props: PackageRowProps) {
  const Heading = `h${props.level ?? 3}` as const;
  const { differs = [], facts = [], selected = false } = props;
  return (
    <article
      className={classNames(styles.row, selected && styles.selected, props.unavailable !== undefined && styles.off)}
    >
      <div className={styles.words}>
        {props.badge !== undefined && (
          <div>
            <Badge {...props.badge} />
          </div>
        )}
        <Heading className={styles.name} lang={props.lang}>
          {props.name}
        </Heading>
        {differs.length > 0 && (
          <ul className={styles.differs} lang={props.differsLang}>
            {differs.map((text) => (
              <li key={text}>
                <Icon name="plus" size="small" />
                {text}
              </li>
            ))}
          </ul>
        )}
        {facts.length > 0 && (
          <div className={styles.facts}>
            <FactsRow facts={facts} />
          </div>
        )}
      </div>
      <div className={styles.buy}>
        {props.unavailable !== undefined ? (
          <span className={styles.unavailable}>{props.unavailable}</span>
        ) : (
          props.price !== undefined && <Price price={props.price} size="large" />
        )}
        {props.action}
      </div>
      {props.details !== undefined && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            {props.details.summary}
            <Icon name="chevron-down" size="small" />
          </summary>
          <div className={styles.inside}>{props.details.children}</div>
        </details>
      )}
    </article>
  );
}
