import { Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Badge } from '#src/ui/content/badge.tsx';
import styles from '#src/web/orders/parts/receipt-document.module.css';
import type { ReceiptWords } from '#src/web/orders/parts/receipt-view.ts';

/** A receipt or credit note on a page. */
export function PrintedReceipt({ paper }: { readonly paper: ReceiptWords }) {
  const { t } = useLingui();
  return (
    <article className={styles['paper']} aria-label={`${paper.kind} ${paper.number}`}>
      <header className={styles['head']}>
        <div>
          <p className={styles['kind']}>{paper.kind}</p>
          <h2 className={styles['number']}>
            <bdi dir="ltr">{paper.number}</bdi>
          </h2>
          <p className={styles['soft']}>{paper.issued}</p>
          {paper.about !== '' && <p className={styles['soft']}>{paper.about}</p>}
        </div>
        {paper.replaced && <Badge tone="warn" text={t`Replaced`} />}
      </header>
      <div className={styles['parties']}>
        <Party title={t`Seller`} lines={paper.seller} />
        <Party title={t`Billed to`} lines={paper.buyer} />
      </div>
      <Lines paper={paper} />
      <ButtonLink href={paper.pdf} icon="download" look="secondary" size="small" download>{t`Save as PDF`}</ButtonLink>
    </article>
  );
}

/** What was paid for, and the sum. */
function Lines({ paper }: { readonly paper: ReceiptWords }) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Description</Trans>
          </th>
          <th scope="col">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {paper.lines.map((line) => (
          <tr key={line.title + line.notes.join()}>
            <td>
              <p className={styles['what']} lang={line.lang}>
                {line.title}
              </p>
              {line.notes.map((note) => (
                <p key={note} className={styles['soft']}>
                  <bdi>{note}</bdi>
                </p>
              ))}
            </td>
            <td>
              <bdi>{line.amount}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles['total']}>
          <th scope="row">{paper.totalLabel}</th>
          <td>
            <bdi>{paper.total}</bdi>
          </td>
        </tr>
        {paper.taxes.map((tax) => (
          <tr key={tax.label}>
            <th scope="row">{tax.label}</th>
            <td>
              <bdi>{tax.amount}</bdi>
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function Party({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <p className={styles['soft']}>{title}</p>
      {lines.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  );
}
