import { Trans } from '@lingui/react/macro';

/** The refund of a cancellation, in one sentence. */
export function ComesBack({ quote }: { readonly quote: { readonly refund: string; readonly isNothing: boolean } }) {
  if (quote.isNothing) return <Trans>If you cancel now, you won’t get a refund. Cancel anyway?</Trans>;
  return (
    <Trans>
      If you cancel now, <strong>{quote.refund}</strong> will be refunded to your original payment method.
    </Trans>
  );
}
