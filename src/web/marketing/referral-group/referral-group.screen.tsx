import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';

import { referralCalls } from '#src/contract/marketing/referral/referral.calls.ts';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { FactsRow } from '#src/ui/content/facts.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { ActionButton } from '#src/web/shared/forms/action-button.tsx';
import { OfferCard, OfferFrame } from '#src/web/shared/booking/offer-frame.tsx';
import { ShareLink } from '#src/web/shared/page-head/share-link.tsx';
import { TaskPlaces } from '#src/web/marketing/parts/task-places.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { loadReferralGroup, type ReferralGroupView } from '#src/web/marketing/referral-group/referral-group.load.ts';

export const referralGroupScreen = screen(loadReferralGroup, ReferralGroup);

function ReferralGroup({ data, site }: ViewProps<ReferralGroupView>) {
  const { t } = useLingui();
  const { offer, everybodyGets, needs, task } = data;
  return (
    <OfferFrame offer={offer} site={site} structured={data.structured} over={t`Group`}>
      <FactsRow
        shape="list"
        facts={[
          { icon: 'people', text: needs },
          { icon: 'gift', text: t`Everyone gets: ${everybodyGets}`, note: t`As soon as the group is full` },
        ]}
      />
      {task !== null && <TheGroup data={data} task={task} />}
      {task?.state !== 'open' && offer.closed === null && <Start data={data} site={site} />}
    </OfferFrame>
  );
}

type TheGroupProps = {
  readonly data: ReferralGroupView;
  readonly task: NonNullable<ReferralGroupView['task']>;
};

function TheGroup({ data, task }: TheGroupProps) {
  const { t } = useLingui();
  const api = useApi();
  return (
    <OfferCard title={task.isMine ? t`Your group` : t`The group`} id="group-title">
      <TaskPlaces places={task.places} />
      {task.state === 'complete' && (
        <Notice tone="good" role="status">
          {task.isIn ? (
            <Trans>The group is full. Your coupon is saved, and we’ll apply it at checkout.</Trans>
          ) : (
            <Trans>This group is full.</Trans>
          )}
        </Notice>
      )}
      {task.state === 'expired' && (
        <Notice tone="info">
          <Trans>This group didn’t fill up in time.</Trans>
        </Notice>
      )}
      {task.state === 'open' && (
        <>
          <p>
            {task.left} · {task.until}
          </p>
          {task.isIn ? (
            <ShareLink link={task.link} title={data.offer.title.text} />
          ) : data.isMember ? (
            <ActionButton run={() => api.call(referralCalls.joinTask, { kind: 'group', key: task.key })}>
              {t`Join the group`}
            </ActionButton>
          ) : (
            <ButtonLink href={data.signIn}>{t`Sign in and join`}</ButtonLink>
          )}
        </>
      )}
    </OfferCard>
  );
}

/** The visitor's own group. */
function Start({ data, site }: ViewProps<ReferralGroupView>) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  return (
    <OfferCard title={t`Start your own group`} id="start-title">
      {data.isMember ? (
        <ActionButton
          run={() => api.call(referralCalls.startTask, { slug: data.slug })}
          onDone={({ key }) => void navigate(href(site, 'referral-group', { taskId: key }))}
        >
          {t`Start a group`}
        </ActionButton>
      ) : (
        <ButtonLink href={data.signIn}>{t`Sign in to start a group`}</ButtonLink>
      )}
    </OfferCard>
  );
}
