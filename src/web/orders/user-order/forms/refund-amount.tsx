import { Trans } from '@lingui/react/macro';

/** What cancelling brings back, in one sentence. */
export function ComesBack({ quote }: { readonly quote: { readonly refund: string; readonly isNothing: boolean } }) {
  if (quote.isNothing) return <Trans>Cancelling now brings nothing back. Do you want to cancel all the same?</Trans>;
  return (
    <Trans>
      Cancelling now brings back <strong>{quote.refund}</strong> to what you paid with.
    </Trans>
  );
}
