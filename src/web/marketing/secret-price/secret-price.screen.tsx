import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';

import { referralCalls } from '#src/contract/marketing/referral/referral.calls.ts';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { FactsRow } from '#src/ui/content/facts.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { ActionButton } from '#src/web/shared/forms/action-button.tsx';
import { OfferCard, OfferFrame } from '#src/web/shared/booking/offer-frame.tsx';
import { ProductCardTile } from '#src/web/shared/cards/product-card-tile.tsx';
import { ShareLink } from '#src/web/shared/page-head/share-link.tsx';
import { TaskPlaces } from '#src/web/marketing/parts/task-places.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { loadSecretPrice, type SecretPriceView } from '#src/web/marketing/secret-price/secret-price.load.ts';
import styles from '#src/web/marketing/secret-price/secret-price.module.css';

export const secretPriceScreen = screen(loadSecretPrice, SecretPrice);

function SecretPrice({ data, site }: ViewProps<SecretPriceView>) {
  const { t } = useLingui();
  const { offer, card, now, start, task } = data;
  return (
    <OfferFrame offer={offer} site={site} structured={data.structured} over={t`Secret price`}>
      <p className={styles['price']}>
        <span className={styles['now']}>
          <bdi>{now}</bdi>
        </span>
        {start !== null && (
          <s aria-label={t`Instead of ${start}`}>
            <bdi>{start}</bdi>
          </s>
        )}
        <span>
          <Trans>per ticket</Trans>
        </span>
      </p>
      <FactsRow
        shape="list"
        facts={[
          { icon: 'people', text: data.each, note: data.floor },
          { icon: 'clock', text: data.from, note: data.buyWithin },
        ]}
      />
      {task !== null && <TheTask data={data} task={task} />}
      {task?.state !== 'open' && offer.closed === null && <Start data={data} site={site} />}
      {card !== null && (
        <div className={styles['card']}>
          <ProductCardTile card={card} site={site} level={2} track="click:secret-price.product" />
        </div>
      )}
    </OfferFrame>
  );
}

type TheTaskProps = {
  readonly data: SecretPriceView;
  readonly task: NonNullable<SecretPriceView['task']>;
};

function TheTask({ data, task }: TheTaskProps) {
  const { t } = useLingui();
  return (
    <OfferCard title={task.isMine ? t`Your price` : t`A friend is asking for your help`} id="task-title">
      <TaskPlaces places={task.places} />
      {task.state === 'complete' && (
        <Notice tone="good" role="status">
          {task.isMine ? (
            <Trans>The price is yours. It’s applied at checkout.</Trans>
          ) : (
            <Trans>This price has already been claimed. Thanks for helping.</Trans>
          )}
        </Notice>
      )}
      {task.state === 'expired' && (
        <Notice tone="info">
          <Trans>This price has expired.</Trans>
        </Notice>
      )}
      {task.state === 'open' && (
        <>
          <p>
            {task.left} · {task.until}
          </p>
          {task.isMine ? (
            <Mine data={data} task={task} />
          ) : task.isIn ? (
            <Notice tone="good" role="status">
              <Trans>Thanks, you’ve helped.</Trans>
            </Notice>
          ) : (
            <Help data={data} task={task} />
          )}
        </>
      )}
    </OfferCard>
  );
}

function Mine({ data, task }: TheTaskProps) {
  const { t } = useLingui();
  const api = useApi();
  return (
    <>
      <ShareLink link={task.link} title={data.offer.title.text} />
      {data.mayTake && (
        <ActionButton look="secondary" run={() => api.call(referralCalls.takePrice, { key: task.key })}>
          {t`Get it for ${data.now}`}
        </ActionButton>
      )}
    </>
  );
}

function Help({ data, task }: TheTaskProps) {
  const { t } = useLingui();
  const api = useApi();
  if (!data.isMember) return <ButtonLink href={data.signIn}>{t`Sign in and help`}</ButtonLink>;
  return (
    <ActionButton run={() => api.call(referralCalls.joinTask, { kind: 'secret_price', key: task.key })}>
      {t`Help lower the price`}
    </ActionButton>
  );
}

function Start({ data, site }: ViewProps<SecretPriceView>) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  return (
    <OfferCard title={t`Get your own secret price`} id="start-title">
      {data.isMember ? (
        <ActionButton
          run={() => api.call(referralCalls.startTask, { slug: data.slug })}
          onDone={({ key }) => void navigate(href(site, 'secret-price', { taskId: key }))}
        >
          {t`Ask friends for help`}
        </ActionButton>
      ) : (
        <ButtonLink href={data.signIn}>{t`Sign in to ask friends for help`}</ButtonLink>
      )}
    </OfferCard>
  );
}
