import { Trans, useLingui } from '@lingui/react/macro';

import { classNames } from '#src/ui/class-names.ts';
import { Badge } from '#src/ui/content/badge.tsx';
import styles from '#src/web/marketing/parts/membership-card.module.css';
import type { MembershipWords } from '#src/web/marketing/parts/membership-view.ts';

/** The level of a member, its benefits, and the way to the next. */
export function MembershipCard({ membership }: { readonly membership: MembershipWords }) {
  const { t } = useLingui();
  const { style, name, credits, spent, isConverted, next, tiers } = membership;
  return (
    <section className={classNames(styles['card'], styles[style])} aria-labelledby="membership">
      <h2 className={styles['name']} id="membership">
        <span className={styles['over']}>
          <Trans>Membership</Trans>
        </span>
        {name}
      </h2>
      <p>{credits}</p>
      {next !== null && (
        <div className={styles['way']}>
          <progress
            className={styles['bar']}
            max={100}
            value={next.percent}
            aria-label={t`Your progress to the next level`}
          />
          <p>{next.text}</p>
        </div>
      )}
      <details className={styles['levels']}>
        <summary>
          <Trans>All levels</Trans>
        </summary>
        <p>
          <Trans>
            Based on what you’ve paid for visits in the last 12 months, in Hong Kong dollars: {spent} so far.
          </Trans>{' '}
          {isConverted && (
            <Trans>Levels are set in Hong Kong dollars and converted to your currency at today’s rate.</Trans>
          )}
        </p>
        <ul>
          {tiers.map((tier) => (
            <li key={tier.style}>
              <strong>{tier.name}</strong> <bdi>{tier.from}</bdi>: {tier.credits}{' '}
              {tier.isMine && <Badge tone="good" text={t`Your level`} />}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
