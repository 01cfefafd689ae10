import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Difference } from '#src/web/orders/user-order/forms/difference.tsx';
import type { Changing, ChangeSelection } from '#src/web/orders/user-order/forms/use-change.ts';
import styles from '#src/web/orders/user-order/user-order.module.css';

type DecisionProps = { readonly changing: Changing; readonly selection: ChangeSelection; readonly site: SitePart };

/** The surcharge or refund of the change, and the action. */
export function ChangeDecision({ changing, selection, site }: DecisionProps) {
  const { t } = useLingui();
  const { error, busy, change, leave } = changing;
  const { quote } = selection;
  return (
    <>
      {error !== null && (
        <Notice tone="bad" role="alert">
          {error}
        </Notice>
      )}
      <p aria-live="polite">{quote !== null && <Difference quote={quote} site={site} />}</p>
      <div className={styles['actions']}>
        <Button
          size="small"
          busy={busy ? t`Changing…` : undefined}
          disabled={quote === null}
          onPress={() => void change()}
        >
          {quote !== null && quote.extra.minor > 0 ? t`Pay the difference` : t`Confirm change`}
        </Button>
        <Button size="small" look="secondary" onPress={leave}>
          {t`Keep as is`}
        </Button>
      </div>
    </>
  );
}
