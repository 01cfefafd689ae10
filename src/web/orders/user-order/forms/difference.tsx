import { Trans } from '@lingui/react/macro';

import type { AmendQuoteAnswer } from '#src/contract/orders/orders.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';

type DifferenceProps = {
  readonly quote: Pick<AmendQuoteAnswer, 'extra' | 'back' | 'hadBack'>;
  readonly site: SitePart;
};

/** The surcharge or refund of a change, in one sentence. */
export function Difference({ quote, site }: DifferenceProps) {
  const extra = moneyWords(quote.extra, site.writing);
  const back = moneyWords(quote.back, site.writing);
  const hadBack = moneyWords(quote.hadBack, site.writing);
  if (quote.extra.minor > 0)
    return (
      <Trans>
        This costs <strong>{extra}</strong> more. Your booking won’t change until you’ve paid it.
      </Trans>
    );
  if (quote.hadBack.minor > 0)
    return quote.back.minor > 0 ? (
      <Trans>
        <strong>{back}</strong> will be refunded to your original payment method. The other {hadBack} of the price
        difference has already been refunded.
      </Trans>
    ) : (
      <Trans>
        The {hadBack} price difference has already been refunded. You’ll get a new voucher, and the old one is no longer
        valid.
      </Trans>
    );
  if (quote.back.minor > 0)
    return (
      <Trans>
        <strong>{back}</strong> will be refunded to your original payment method.
      </Trans>
    );
  return <Trans>There’s no extra cost. You’ll get a new voucher, and the old one is no longer valid.</Trans>;
}
