import { useLingui } from '@lingui/react/macro';

import type { ContactInput } from '#src/contract/checkout/checkout.ts';
import { isEmail } from '#src/domain/shared/text/email.ts';
import { Checkbox } from '#src/ui/form/choices.tsx';
import { FieldRow } from '#src/ui/form/field.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import type { Faults } from '#src/web/checkout/checkout/form/line-answers.ts';
import type { TypedCheckout } from '#src/web/shared/storage/checkout-draft.ts';

/** The rules that the server holds too (spec §5), so that a slip is shown before anything is sent. */
export function contactFaults(contact: ContactInput): Faults {
  return {
    ...(contact.name.trim() === '' ? { 'contact.name': { code: 'name_missing', message: '' } } : {}),
    ...(isEmail(contact.email) ? {} : { 'contact.email': { code: 'email_invalid', message: '' } }),
    ...(/^\+?[\d\s()-]{6,24}$/.test(contact.phone) ? {} : { 'contact.phone': { code: 'phone_invalid', message: '' } }),
  };
}

type ContactFormProps = {
  readonly contact: ContactInput;
  readonly isForOther: boolean;
  readonly lead: string;
  readonly faults: Faults;
  readonly onChange: (change: TypedCheckout) => void;
};

/** Name, email and phone of the person who books, and the lead traveler. */
export function ContactForm({ contact, isForOther, lead, faults, onChange }: ContactFormProps) {
  const { t, i18n } = useLingui();
  const words = (path: string) => (faults[path] === undefined ? undefined : failureWords(i18n, faults[path]));
  const change = (part: Partial<ContactInput>): void => onChange({ contact: part });
  return (
    <>
      <TextInput
        id="contact-name"
        name="name"
        autoComplete="name"
        label={t`Full name`}
        hint={t`As shown on the ID you’ll travel with`}
        value={contact.name}
        onChange={(event) => change({ name: event.target.value })}
        error={words('contact.name')}
        required
      />
      <FieldRow>
        <TextInput
          id="contact-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          ltr
          label={t`Email`}
          hint={t`We’ll send your tickets here`}
          value={contact.email}
          onChange={(event) => change({ email: event.target.value })}
          error={words('contact.email')}
          required
        />
        <TextInput
          id="contact-phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          ltr
          label={t`Phone`}
          hint={t`Only used if something changes on the day of your visit`}
          value={contact.phone}
          onChange={(event) => change({ phone: event.target.value })}
          error={words('contact.phone')}
          required
        />
      </FieldRow>
      <Lead isForOther={isForOther} lead={lead} error={words('contact.lead')} onChange={onChange} />
    </>
  );
}

type LeadProps = Pick<ContactFormProps, 'isForOther' | 'lead' | 'onChange'> & { readonly error: string | undefined };

/** The lead traveler, if another person books. */
function Lead({ isForOther, lead, error, onChange }: LeadProps) {
  const { t } = useLingui();
  return (
    <>
      <Checkbox
        id="contact-other"
        name="forOther"
        label={t`I’m booking for someone else`}
        checked={isForOther}
        onChange={(event) => onChange({ isForOther: event.target.checked })}
      />
      {isForOther && (
        <TextInput
          id="contact-lead"
          name="lead"
          autoComplete="off"
          label={t`Who’s the lead traveler?`}
          hint={t`This name appears on the tickets`}
          value={lead}
          onChange={(event) => onChange({ lead: event.target.value })}
          error={error}
          required
        />
      )}
    </>
  );
}
