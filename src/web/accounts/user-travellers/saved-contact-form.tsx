import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { travellerCalls } from '#src/contract/accounts/travellers.calls.ts';
import type { ContactView } from '#src/contract/accounts/travellers.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { FieldRow } from '#src/ui/form/field.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { PlainForm } from '#src/web/shared/forms/account-form.tsx';
import { typedInto, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { useSaving } from '#src/web/shared/forms/use-saving.tsx';
import styles from '#src/web/accounts/user-travellers/user-travellers.module.css';

const longestName = 120;
const nobody: ContactView = { name: '', email: '', phone: '' };

type SavedContactFormProps = { readonly contact: ContactView | null; readonly forms: PlainForms };

/** The contact for messages about orders, which prefills the first step of the checkout. */
export function SavedContactForm({ contact, forms }: SavedContactFormProps) {
  const { t } = useLingui();
  const refused = typedInto(forms, 'contact');
  const { busy, save, wrong, outcome, typed: again } = useSaving(travellerCalls.saveContact, refused?.error);
  const [typed, setTyped] = useState<ContactView>({ ...(contact ?? nobody), ...refused?.fields });
  const change = (part: Partial<ContactView>): void => {
    again();
    setTyped({ ...typed, ...part });
  };
  return (
    <PlainForm className={styles['form']} action="contact" forms={forms} onSend={() => void save(typed)} noValidate>
      <h2 className={styles['title']}>{t`Contact details for orders`}</h2>
      <TextInput
        id="saved-name"
        name="name"
        autoComplete="name"
        label={t`Full name`}
        maxLength={longestName}
        value={typed.name}
        onChange={(event) => change({ name: event.target.value })}
        error={wrong('name')}
      />
      <FieldRow>
        <TextInput
          id="saved-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          ltr
          label={t`Email`}
          maxLength={254}
          value={typed.email}
          onChange={(event) => change({ email: event.target.value })}
          error={wrong('email')}
        />
        <TextInput
          id="saved-phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          ltr
          label={t`Phone`}
          hint={t`Include the country code, such as +81 90 1234 5678`}
          maxLength={30}
          value={typed.phone}
          onChange={(event) => change({ phone: event.target.value })}
          error={wrong('phone')}
        />
      </FieldRow>
      {outcome}
      <div>
        <Button type="submit" busy={busy}>{t`Save`}</Button>
      </div>
    </PlainForm>
  );
}
