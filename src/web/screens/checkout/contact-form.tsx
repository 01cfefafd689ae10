import { useLingui } from '@lingui/react/macro';
import { useMemo, useSyncExternalStore } from 'react';

import type { ContactInput } from '#src/contract/endpoints/checkout.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { FieldRow } from '#src/ui/form/field.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { failureWords } from '#src/web/parts/failure-words.ts';
import { isEmail } from '#src/domain/people/email.ts';
import { keepTypedContact, typedContactText, withTypedContact } from '#src/web/typed-contact.ts';

/** What was typed survives a reload, an error and the way back from the payment page. */
export function useContact(known: ContactInput): [ContactInput, (change: Partial<ContactInput>) => void] {
  const stored = useSyncExternalStore(onTyping, typedContactText, nothing);
  const contact = useMemo(() => withTypedContact(known, stored), [known, stored]);
  const change = (part: Partial<ContactInput>): void => {
    keepTypedContact(known, part);
    window.dispatchEvent(new Event(typing));
  };
  return [contact, change];
}

const typing = 'meander:contact';

function onTyping(tell: () => void): () => void {
  window.addEventListener(typing, tell);
  return () => window.removeEventListener(typing, tell);
}

/** Before hydration has ended the fields hold what the server knew. */
function nothing(): null {
  return null;
}

export type ContactFaults = Partial<Record<keyof ContactInput, WireError>>;

/** The rules that the server holds too (spec §5), so that a slip is shown before anything is sent. */
export function contactFaults(contact: ContactInput): ContactFaults {
  return {
    ...(contact.name.trim() === '' ? { name: { code: 'name_missing', message: '' } } : {}),
    ...(isEmail(contact.email) ? {} : { email: { code: 'email_invalid', message: '' } }),
    ...(/^\+?[\d\s()-]{6,24}$/.test(contact.phone) ? {} : { phone: { code: 'phone_invalid', message: '' } }),
  };
}

type ContactFormProps = {
  readonly contact: ContactInput;
  readonly faults: ContactFaults;
  readonly onChange: (change: Partial<ContactInput>) => void;
};

/** Name, e-mail and phone of the person who books. */
export function ContactForm({ contact, faults, onChange }: ContactFormProps) {
  const { t, i18n } = useLingui();
  const words = (fault: WireError | undefined) => (fault === undefined ? undefined : failureWords(i18n, fault));
  return (
    <>
      <TextInput
        id="contact-name"
        name="name"
        autoComplete="name"
        label={t`Full name`}
        hint={t`As on the ID you travel with`}
        value={contact.name}
        onChange={(event) => onChange({ name: event.target.value })}
        error={words(faults.name)}
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
          label={t`E-mail`}
          hint={t`Your tickets go here`}
          value={contact.email}
          onChange={(event) => onChange({ email: event.target.value })}
          error={words(faults.email)}
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
          hint={t`Only if something changes on the day`}
          value={contact.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
          error={words(faults.phone)}
          required
        />
      </FieldRow>
    </>
  );
}
