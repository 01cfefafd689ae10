import { useLingui } from '@lingui/react/macro';

import { SummaryBox } from '#src/ui/booking/summary-box.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { FactsRow } from '#src/ui/content/facts.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Columns } from '#src/ui/layout/grid.tsx';
import { HiddenText, Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { PlainForm } from '#src/web/shared/forms/account-form.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { CheckBalance } from '#src/web/marketing/gift-cards/check-balance.tsx';
import { loadGiftCards, type GiftCardsView } from '#src/web/marketing/gift-cards/gift-cards.load.ts';
import { GiftFields } from '#src/web/marketing/gift-cards/gift-form.tsx';
import styles from '#src/web/marketing/gift-cards/gift-cards.module.css';
import { useGift, type GiftForm } from '#src/web/marketing/gift-cards/use-gift.ts';

export const giftCardsScreen = screen(loadGiftCards, GiftCards);

function GiftCards({ data, site }: ViewProps<GiftCardsView>) {
  const { t } = useLingui();
  const form = useGift(data, site);
  return (
    <Page>
      <StructuredData text={data.structured} />
      <Title level={1} look="page" lead={t`Give someone a trip. You choose the amount, and they choose the day.`}>
        {t`Gift cards`}
      </Title>
      <PlainForm
        className={styles['order']}
        action="gift"
        forms={data.forms}
        fields={{ currency: data.currency, ...(site.util.toggles.cart ? {} : { alone: '1' }) }}
        onSend={() => void form.buy()}
        noValidate
      >
        <Columns aside={<YourCard data={data} site={site} form={form} />}>
          <GiftFields data={data} site={site} form={form} />
        </Columns>
      </PlainForm>
      <HowItWorks />
      <CheckBalance site={site} />
    </Page>
  );
}

/** The card as it will look, and the way to pay. */
function YourCard({ data, site, form }: ViewProps<GiftCardsView> & { readonly form: GiftForm }) {
  const { t } = useLingui();
  const shown = data.designs.find((one) => one.design === form.fields.design) ?? data.designs[0];
  const { recipient, sender } = form.fields;
  const fault = form.wrong(null);
  return (
    <SummaryBox
      label={t`Your gift card`}
      price={{ amount: form.total, prefix: t`Total`, taxes: t`You pay exactly the card’s value` }}
      action={
        <Button type="submit" size="large" wide busy={form.busy ? t`One moment…` : undefined}>
          {t`Send this card`}
        </Button>
      }
      note={t`Nothing is reserved or paid for yet.`}
    >
      {shown !== undefined && (
        <figure className={styles['card']}>
          <Picture picture={pictureFacts(shown.picture, 'card', site.platform, shown.text)} sizes="22rem" rounded />
          <figcaption>
            <b>
              <bdi>{form.total}</bdi>
            </b>
            {recipient !== '' && <span>{t`For ${recipient}`}</span>}
            {sender !== '' && <span>{t`From ${sender}`}</span>}
          </figcaption>
        </figure>
      )}
      <HiddenText>
        <span role="status">{t`Total: ${form.total}`}</span>
      </HiddenText>
      {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
    </SummaryBox>
  );
}

function HowItWorks() {
  const { t } = useLingui();
  return (
    <section className={styles['part']} aria-labelledby="how-title">
      <Title level={2} look="block" id="how-title">
        {t`How it works`}
      </Title>
      <FactsRow
        shape="list"
        facts={[
          {
            icon: 'mail',
            text: t`Delivered by email`,
            note: t`Includes your message, the amount and a code. Your order shows when it was sent and redeemed.`,
          },
          {
            icon: 'gift',
            text: t`Valid for everything we sell. Never expires.`,
            note: t`Enter the code once, then spend the balance in the card’s currency, all at once or in parts.`,
          },
          {
            icon: 'refund',
            text: t`Full refund until the code is redeemed`,
            note: t`After that, the card belongs to the person who redeemed it.`,
            tone: 'good',
          },
          {
            icon: 'wallet',
            text: t`Can’t be paid with credits or gift cards`,
            note: t`You can’t use coupons, credits or other gift cards to buy a gift card.`,
          },
        ]}
      />
    </section>
  );
}
