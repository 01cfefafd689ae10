import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { FieldGroup } from '#src/ui/form/field.tsx';
import { TextArea, TextInput } from '#src/ui/form/text-input.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import type { GiftCardsView } from '#src/web/marketing/gift-cards/gift-cards.load.ts';
import styles from '#src/web/marketing/gift-cards/gift-cards.module.css';
import type { GiftForm } from '#src/web/marketing/gift-cards/use-gift.ts';

type FormProps = { readonly data: GiftCardsView; readonly site: SitePart; readonly form: GiftForm };

/** Amount, picture, recipient and delivery date of a gift card. */
export function GiftFields({ data, site, form }: FormProps) {
  return (
    <div className={styles['form']}>
      <Amount data={data} form={form} />
      <Design data={data} site={site} form={form} />
      <ForWhom form={form} />
      <FromWhom form={form} />
    </div>
  );
}

function Amount({ data, form }: Pick<FormProps, 'data' | 'form'>) {
  const { t } = useLingui();
  const wrong = form.wrong('amount');
  return (
    <FieldGroup legend={t`Amount`} id="amount" error={form.chosen === null ? undefined : wrong}>
      <div className={styles['amounts']}>
        {data.amounts.map(({ minor, text }) => (
          <label key={minor} className={styles['amount']}>
            <input
              type="radio"
              name="amount"
              checked={form.chosen === minor}
              onChange={() => form.choose(minor)}
              value={minor}
            />
            <bdi>{text}</bdi>
          </label>
        ))}
        <label className={styles['amount']}>
          <input
            type="radio"
            name="amount"
            checked={form.chosen === null}
            onChange={() => form.choose(null)}
            value="other"
          />
          {t`Other amount`}
        </label>
      </div>
      {/* Where no script runs, style alone shows it when it is chosen. */}
      <div className={styles['other']}>
        <TextInput
          id="other"
          name="other"
          label={t`Your amount`}
          hint={t`From ${data.least} to ${data.most}`}
          error={wrong}
          value={form.typed}
          onChange={(event) => form.type(event.target.value)}
          inputMode="decimal"
          placeholder={data.example}
          after={data.currency}
          ltr
          required
        />
      </div>
    </FieldGroup>
  );
}

function Design({ data, site, form }: FormProps) {
  const { t } = useLingui();
  return (
    <FieldGroup legend={t`Picture`} error={form.wrong('design')}>
      <div className={styles['designs']}>
        {data.designs.map(({ design, picture, text }) => (
          <label key={design} className={styles['design']}>
            <input
              type="radio"
              name="design"
              value={design}
              checked={form.fields.design === design}
              onChange={() => form.set('design', design)}
            />
            <Picture
              picture={pictureFacts(picture, 'card', site.platform, '')}
              sizes="(min-width: 48rem) 11rem, 45vw"
              rounded
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function ForWhom({ form: { fields, set, wrong } }: Pick<FormProps, 'form'>) {
  const { t } = useLingui();
  return (
    <FieldGroup legend={t`Recipient`}>
      <TextInput
        id="recipient"
        name="recipient"
        label={t`Name`}
        value={fields.recipient}
        onChange={(event) => set('recipient', event.target.value)}
        error={wrong('recipient')}
        maxLength={80}
        autoComplete="off"
        required
      />
      <TextInput
        id="email"
        name="email"
        type="email"
        inputMode="email"
        label={t`Email`}
        hint={t`You can change it until the card is sent.`}
        value={fields.email}
        onChange={(event) => set('email', event.target.value)}
        error={wrong('email')}
        autoComplete="off"
        ltr
        required
      />
      <TextArea
        id="message"
        name="message"
        label={t`Your message`}
        optionalText={t`(optional)`}
        value={fields.message}
        onChange={(event) => set('message', event.target.value)}
        maxLength={600}
        rows={4}
      />
    </FieldGroup>
  );
}

function FromWhom({ form: { fields, set, wrong } }: Pick<FormProps, 'form'>) {
  const { t } = useLingui();
  return (
    <FieldGroup legend={t`Sender and delivery`}>
      <TextInput
        id="sender"
        name="sender"
        label={t`Your name`}
        value={fields.sender}
        onChange={(event) => set('sender', event.target.value)}
        error={wrong('sender')}
        maxLength={80}
        autoComplete="name"
        required
      />
      <TextInput
        id="sendOn"
        name="sendOn"
        type="date"
        label={t`Delivery date`}
        optionalText={t`(optional)`}
        hint={t`Sent at 9 AM in your time zone. Leave this blank to send the card right after payment.`}
        value={fields.sendOn}
        onChange={(event) => set('sendOn', event.target.value)}
        error={wrong('sendOn')}
      />
    </FieldGroup>
  );
}
