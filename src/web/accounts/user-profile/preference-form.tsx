import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { accountCalls } from '#src/contract/accounts/account.calls.ts';
import { isCurrency } from '#src/domain/shared/money/currency.ts';
import { isLanguage } from '#src/domain/site/language/languages.ts';
import { inCurrency, inHabit, inLanguage } from '#src/domain/site/choices/picker-choices.ts';
import type { FormatChoice } from '#src/domain/site/language/format-choices.ts';
import { isFormatPreference } from '#src/domain/site/language/formatting-locale.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { FieldRow } from '#src/ui/form/field.tsx';
import { Select } from '#src/ui/form/text-input.tsx';
import { PlainForm } from '#src/web/shared/forms/account-form.tsx';
import type { PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import type { ChoiceWords } from '#src/web/accounts/user-profile/user-profile.load.ts';
import styles from '#src/web/accounts/user-profile/user-profile.module.css';

type PreferenceFormProps = {
  readonly languages: readonly ChoiceWords[];
  readonly currencies: readonly ChoiceWords[];
  readonly writings: readonly FormatChoice[];
  readonly forms: PlainForms;
  readonly site: SitePart;
};

/** Language and currency, stored with the account, so that emails use them too. The page changes at once. */
export function PreferenceForm({ languages, currencies, writings, forms, site }: PreferenceFormProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [error, setError] = useState<string | null>(null);
  const here = href(site, 'user-profile');
  const chooseLanguage = async (language: string): Promise<void> => {
    if (!isLanguage(language)) return;
    const answer = await api.call(accountCalls.changeLanguage, { language });
    if (!answer.ok) return setError(failureWords(i18n, answer.error));
    location.assign(inLanguage(here, language));
  };
  const chooseCurrency = async (currency: string): Promise<void> => {
    if (!isCurrency(currency)) return;
    const answer = await api.call(accountCalls.changeCurrency, { currency });
    if (!answer.ok) return setError(failureWords(i18n, answer.error));
    location.assign(inCurrency(here, currency));
  };
  return (
    <div className={styles['form']}>
      <FieldRow>
        <PlainForm className={styles['choice']} action="language" forms={forms} onSend={() => undefined}>
          <Select
            id="profile-language"
            name="to"
            label={t`Language`}
            hint={t`We also use it for emails.`}
            options={languages}
            value={site.language}
            onChange={(event) => void chooseLanguage(event.target.value)}
          />
          <noscript>
            <Button type="submit" look="secondary" size="small">{t`Use this language`}</Button>
          </noscript>
        </PlainForm>
        <PlainForm className={styles['choice']} action="currency" forms={forms} onSend={() => undefined}>
          <Select
            id="profile-currency"
            name="to"
            label={t`Currency`}
            hint={t`Used to show prices.`}
            options={currencies}
            value={site.currency}
            onChange={(event) => void chooseCurrency(event.target.value)}
          />
          <noscript>
            <Button type="submit" look="secondary" size="small">{t`Use this currency`}</Button>
          </noscript>
        </PlainForm>
        {writings.length > 0 && <FormatForm writings={writings} forms={forms} here={here} onRefused={setError} />}
      </FieldRow>
      {error !== null && (
        <Notice tone="bad" role="alert">
          {error}
        </Notice>
      )}
    </div>
  );
}

type WritingFormProps = Pick<PreferenceFormProps, 'writings' | 'forms'> & {
  readonly here: string;
  readonly onRefused: (words: string) => void;
};

/** With which years and digits dates are written, each way shown by a date. */
function FormatForm({ writings, forms, here, onRefused }: WritingFormProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const choose = async (writing: string): Promise<void> => {
    if (!isFormatPreference(writing)) return;
    const answer = await api.call(accountCalls.changeWriting, { writing });
    if (!answer.ok) return onRefused(failureWords(i18n, answer.error));
    location.assign(inHabit(here, writing));
  };
  return (
    <PlainForm className={styles['choice']} action="writing" forms={forms} onSend={() => undefined}>
      <Select
        id="profile-writing"
        name="to"
        label={t`Date and number format`}
        options={writings.map(({ habit, text }) => ({ value: habit, text }))}
        value={writings.find(({ selected }) => selected)?.habit}
        onChange={(event) => void choose(event.target.value)}
      />
      <noscript>
        <Button type="submit" look="secondary" size="small">{t`Save`}</Button>
      </noscript>
    </PlainForm>
  );
}
