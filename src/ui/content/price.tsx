import { classNames } from '#src/ui/class-names.ts';
import { HiddenText } from '#src/ui/layout/page.tsx';
import styles from './price.module.css';

/** A price in ready strings; every amount names its currency beyond doubt. */
export type PriceFacts = {
  /** "US$39.00" */
  readonly amount: string;
  /** "from" */
  readonly prefix?: string | undefined;
  /** "per person" */
  readonly unit?: string | undefined;
  /** The price it was: amount, the words that readers of the screen hear before it, and why it fell. */
  readonly was?: { readonly amount: string; readonly spoken: string; readonly reason?: string | undefined } | undefined;
  /** "all taxes included" */
  readonly taxes?: string | undefined;
  /** "You pay ¥5,800 in Japanese yen" */
  readonly charge?: string | undefined;
};

export type PriceProps = { readonly price: PriceFacts; readonly size?: 'small' | 'medium' | 'large' | undefined };

/** A price. */
export function Price({ price, size = 'medium' }: PriceProps) {
  return (
    <span className={classNames(styles.price, styles[size])}>
      {price.was !== undefined && (
        <span className={styles.before}>
          <HiddenText>{price.was.spoken} </HiddenText>
          <s>
            <bdi>{price.was.amount}</bdi>
          </s>
          {price.was.reason !== undefined && <span className={styles.reason}> {price.was.reason}</span>}
        </span>
      )}
      <span className={styles.line}>
        {price.prefix !== undefined && <span className={styles.small}>{price.prefix} </span>}
        <bdi className={styles.amount}>{price.amount}</bdi>
        {price.unit !== undefined && <span className={styles.small}> {price.unit}</span>}
      </span>
      {price.taxes !== undefined && <span className={styles.note}>{price.taxes}</span>}
      {price.charge !== undefined && <span className={styles.note}>{price.charge}</span>}
    </span>
  );
}

export type PriceLine = {
  readonly label: string;
  readonly amount: string;
  /** `good` for what is taken off. */
  readonly tone?: 'good' | undefined;
  readonly note?: string | undefined;
};

export type PriceLinesProps = {
  readonly lines: readonly PriceLine[];
  readonly total: PriceLine;
  /** Parts included in the price, such as taxes. */
  readonly within?: readonly PriceLine[] | undefined;
  /** Amounts that are paid to others and are not part of the total. */
  readonly besides?: readonly PriceLine[] | undefined;
};

/** How a total comes about, line by line. */
export function PriceLines({ lines, total, within, besides }: PriceLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div
          key={`${line.label} ${line.amount}`}
          className={classNames(styles.entry, line.tone === 'good' && styles.good)}
        >
          <dt>
            {line.label}
            {line.note !== undefined && <span className={styles.note}>{line.note}</span>}
          </dt>
          <dd>
            <bdi>{line.amount}</bdi>
          </dd>
        </div>
      ))}
      <div className={classNames(styles.entry, styles.total)}>
        <dt>
          {total.label}
          {total.note !== undefined && <span className={styles.note}>{total.note}</span>}
        </dt>
        <dd>
          <bdi>{total.amount}</bdi>
        </dd>
      </div>
      {within?.map((part) => (
        <div key={part.label} className={classNames(styles.entry, styles.within)}>
          <dt>{part.label}</dt>
          <dd>
            <bdi>{part.amount}</bdi>
          </dd>
        </div>
      ))}
      {besides?.map((part) => (
        <div key={part.label} className={classNames(styles.entry, styles.besides)}>
          <dt>{part.label}</dt>
          <dd>
            <bdi>{part.amount}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
