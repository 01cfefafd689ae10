import { Trans, useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { moneyWords } from '#src/web/parts/line-view.ts';
import type { Changing, Wish } from '#src/web/screens/user-order/use-change.ts';
import styles from '#src/web/screens/user-order/user-order.module.css';

type DecisionProps = { readonly changing: Changing; readonly wish: Wish; readonly site: SitePart };

/** What the change costs or brings back, and the deed. */
export function ChangeDecision({ changing, wish, site }: DecisionProps) {
  const { t } = useLingui();
  const { error, busy, change, leave } = changing;
  const { quote } = wish;
  return (
    <>
      {error !== null && (
        <Notice tone="bad" role="alert">
          {error}
        </Notice>
      )}
      <p aria-live="polite">{quote !== null && <Difference quote={quote} site={site} />}</p>
      <div className={styles['deeds']}>
        <Button
          size="small"
          busy={busy ? t`Changing…` : undefined}
          disabled={quote === null}
          onPress={() => void change()}
        >
          {quote !== null && quote.extra.minor > 0 ? t`Pay the difference` : t`Change it`}
        </Button>
        <Button size="small" look="secondary" onPress={leave}>
          {t`Leave it as it is`}
        </Button>
      </div>
    </>
  );
}

function Difference({ quote, site }: { readonly quote: NonNullable<Wish['quote']>; readonly site: SitePart }) {
  const extra = moneyWords(quote.extra, site.language);
  const back = moneyWords(quote.back, site.language);
  if (quote.extra.minor > 0)
    return (
      <Trans>
        This costs <strong>{extra}</strong> more. Your booking stays as it is until that is paid.
      </Trans>
    );
  if (quote.back.minor > 0)
    return (
      <Trans>
        <strong>{back}</strong> goes back to what you paid with.
      </Trans>
    );
  return <Trans>This costs nothing more. You get a new voucher; the old one is not valid any more.</Trans>;
}
