import { Trans } from '@lingui/react/macro';

/** The phone number of support for a partner's offer. */
export function ServiceLine({ phone, className }: { readonly phone: string; readonly className: string | undefined }) {
  return (
    <p className={className}>
      <Trans>
        Questions? Call{' '}
        <a href={`tel:${phone.replaceAll(' ', '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </Trans>
    </p>
  );
}
