import { Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { UserCentre } from '#src/web/shared/account/user-centre.tsx';
import { Thread } from '#src/web/support/user-messages/thread.tsx';
import { SupportOpen } from '#src/web/shared/account/support-open.tsx';
import type { UserMessagesView } from '#src/web/support/user-messages/user-messages.load.ts';

export type OneView = Extract<UserMessagesView, { kind: 'one' }>;

/** The conversation about an order, with a form to reply. */
export function Conversation({ data, site }: { readonly data: OneView; readonly site: SitePart }) {
  const { t } = useLingui();
  const { reference } = data;
  return (
    <UserCentre
      page="user-messages"
      title={t`Messages`}
      lead={
        <Trans>
          About order <bdi dir="ltr">{reference}</bdi>: <span lang={data.title.lang}>{data.title.text}</span>
        </Trans>
      }
    >
      <SupportOpen />
      <div>
        <ButtonLink look="secondary" size="small" icon="ticket" href={data.orderHref}>{t`View order`}</ButtonLink>
      </div>
      <Thread thread={data} site={site} />
    </UserCentre>
  );
}
