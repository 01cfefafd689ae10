import { Trans, useLingui } from '@lingui/react/macro';

import { referralCalls } from '#src/contract/marketing/referral/referral.calls.ts';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { FactsRow } from '#src/ui/content/facts.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { endIntent, intentKey } from '#src/web/shared/page/intent-key.ts';
import { ActionButton } from '#src/web/shared/forms/action-button.tsx';
import { OfferCard, OfferFrame } from '#src/web/shared/booking/offer-frame.tsx';
import { ShareLink } from '#src/web/shared/page-head/share-link.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { loadReferralEvent, type ReferralEventView } from '#src/web/marketing/referral-event/referral-event.load.ts';

export const referralEventScreen = screen(loadReferralEvent, ReferralEvent);

function ReferralEvent({ data, site }: ViewProps<ReferralEventView>) {
  const { t } = useLingui();
  const { offer, friendGets, youGet, invitation } = data;
  return (
    <OfferFrame offer={offer} site={site} structured={data.structured} over={t`Invitation`}>
      <FactsRow
        shape="list"
        facts={[
          { icon: 'gift', text: t`Your friend gets: ${friendGets}`, note: t`Added to your coupons right away` },
          { icon: 'wallet', text: t`You get: ${youGet}`, note: t`A day after your friend’s first trip` },
        ]}
      />
      {invitation !== null && <Accept data={data} invitation={invitation} />}
      {offer.closed === null && <Own data={data} site={site} />}
    </OfferFrame>
  );
}

type AcceptProps = {
  readonly data: ReferralEventView;
  readonly invitation: NonNullable<ReferralEventView['invitation']>;
};

/** For visitors who follow an invitation. */
function Accept({ data, invitation }: AcceptProps) {
  const { t } = useLingui();
  const api = useApi();
  const accept = async () => {
    const intent = `invitation ${data.id} ${invitation.key}`;
    const answer = await api.call(
      referralCalls.joinInvite,
      { event_id: data.id, invite: invitation.key },
      { idempotencyKey: intentKey(intent) },
    );
    endIntent(intent);
    return answer;
  };
  return (
    <OfferCard title={invitation.says} id="invitation-title">
      {data.hasJoined ? (
        <Notice tone="good" role="status">
          <Trans>Coupon saved. We’ll apply it at checkout.</Trans>
        </Notice>
      ) : data.offer.closed !== null ? (
        <p>{data.offer.closed}</p>
      ) : data.isMember ? (
        <>
          <p>
            <Trans>Get the coupon now and use it when you book.</Trans>
          </p>
          <ActionButton run={accept}>{t`Get my coupon`}</ActionButton>
        </>
      ) : (
        <>
          <p>
            <Trans>Sign in first. The coupon is saved to your account, and only you can use it.</Trans>
          </p>
          <ButtonLink href={data.signIn}>{t`Sign in and get the coupon`}</ButtonLink>
        </>
      )}
    </OfferCard>
  );
}

/** For members who want to invite others. */
function Own({ data, site }: ViewProps<ReferralEventView>) {
  const { t } = useLingui();
  const api = useApi();
  return (
    <OfferCard title={t`Your link`} id="own-title">
      {data.link !== null ? (
        <>
          <p>
            <Trans>People who open it see only the first letter of your name.</Trans>
          </p>
          <ShareLink link={data.link} title={data.offer.title.text} />
          <p>
            <a href={href(site, 'referral-record')}>
              <Trans>People you’ve invited</Trans>
            </a>
          </p>
        </>
      ) : data.isMember ? (
        <ActionButton run={() => api.call(referralCalls.openInvite, { event_id: data.id })}>
          {t`Create my link`}
        </ActionButton>
      ) : (
        <ButtonLink look="secondary" href={data.signIn}>
          {t`Sign in to invite others`}
        </ButtonLink>
      )}
    </OfferCard>
  );
}
