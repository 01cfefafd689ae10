import { Trans, useLingui } from '@lingui/react/macro';

import { Pager } from '#src/ui/content/pager.tsx';
import styles from '#src/web/marketing/parts/wallet.module.css';
import type { HistoryWords } from '#src/web/marketing/parts/wallet-view.ts';

/** The history of a wallet: each movement with its date and reason. */
export function WalletHistory({ history }: { readonly history: HistoryWords }) {
  const { t } = useLingui();
  const { moves, position, before, after } = history;
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>
        <Trans>History</Trans>
      </h2>
      {moves.length === 0 ? (
        <p className={styles['none']}>
          <Trans>No transactions yet.</Trans>
        </p>
      ) : (
        <table className={styles['moves']}>
          <thead>
            <tr>
              <th scope="col">{t`Date`}</th>
              <th scope="col">{t`Description`}</th>
              <th scope="col">{t`Amount`}</th>
            </tr>
          </thead>
          <tbody>
            {moves.map((move) => (
              <tr key={move.id}>
                <td>{move.day}</td>
                <td>{move.cause}</td>
                <td className={move.gains ? styles['gain'] : styles['loss']}>
                  <bdi dir="ltr">{move.amount}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {position !== null && (
        <Pager
          label={t`More history`}
          position={position}
          previous={before === null ? undefined : { href: before, text: t`Newer` }}
          next={after === null ? undefined : { href: after, text: t`Older` }}
        />
      )}
    </section>
  );
}
