import { Trans, useLingui } from '@lingui/react/macro';

import { pages } from '#src/contract/pages.ts';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { href } from '#src/web/shared/page/href.ts';
import { CodeForm } from '#src/web/shared/forms/code-form.tsx';
import { WalletHistory } from '#src/web/marketing/parts/wallet-history.tsx';
import styles from '#src/web/marketing/parts/wallet.module.css';
import { UserCentre } from '#src/web/shared/account/user-centre.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadUserGiftCards, type UserGiftCardsView } from '#src/web/marketing/user-gift-cards/user-gift-cards.load.ts';

export const userGiftCardsScreen = screen(loadUserGiftCards, UserGiftCards);

function UserGiftCards({ data, site }: ViewProps<UserGiftCardsView>) {
  const { t } = useLingui();
  return (
    <UserCentre
      page="user-gift-cards"
      title={t`Gift cards`}
      lead={t`You can use them at checkout, up to their balance.`}
    >
      <div className={styles['sum']}>
        <p className={styles['note']}>{t`Your balance`}</p>
        <p className={styles['figure']}>
          <bdi>{data.balance ?? t`No gift cards yet`}</bdi>
        </p>
      </div>
      {data.cards.length > 0 && (
        <ul className={styles['cards']}>
          {data.cards.map((card) => (
            <li key={card.id} className={classNames(styles['card'], card.isEmpty && styles['over'])}>
              <p>
                <strong>
                  <bdi>{card.balance}</bdi>
                </strong>
              </p>
              <meter className={styles['meter']} min={0} max={100} value={100 - card.spent} aria-label={t`Balance`} />
              <p className={styles['note']}>{card.of}</p>
            </li>
          ))}
        </ul>
      )}
      <CodeForm
        forms={data.forms}
        kind="gift_card"
        label={t`Gift card code`}
        hint={t`Four groups of 5 characters, as shown in the email or on the card`}
        submitText={t`Add to my account`}
        doneText={t`The card is ready to use.`}
      />
      {!pages['gift-cards'].planned && (
        <div>
          <ButtonLink look="secondary" icon="gift" href={href(site, 'gift-cards')}>
            <Trans>Give a gift card</Trans>
          </ButtonLink>
        </div>
      )}
      <WalletHistory history={data.history} />
    </UserCentre>
  );
}
