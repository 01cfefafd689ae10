import { useLingui } from '@lingui/react/macro';

import { dialled, type CallingCode } from '#src/domain/site/choices/calling-codes.ts';
import { Select, TextInput } from '#src/ui/form/text-input.tsx';
import styles from '#src/web/shared/forms/code-step.module.css';

/** What was chosen and typed. */
export type TypedPhone = { readonly country: string; readonly number: string };

type PhoneFieldProps = {
  readonly codes: readonly CallingCode[];
  readonly value: TypedPhone;
  readonly onChange: (value: TypedPhone) => void;
  readonly error?: string | undefined;
};

/** A number with its country; one that is pasted or filled in with "+" needs no choice. */
export function PhoneField({ codes, value, onChange, error }: PhoneFieldProps) {
  const { t } = useLingui();
  return (
    <div className={styles['phone']}>
      <Select
        id="phone-country"
        name="country"
        autoComplete="country"
        label={t`Country or region`}
        value={value.country}
        onChange={(event) => onChange({ ...value, country: event.target.value })}
        options={codes.map(({ country, code, name }) => ({ value: country, text: `${name} (+${code})` }))}
      />
      <TextInput
        id="phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        ltr
        maxLength={40}
        label={t`Phone number`}
        value={value.number}
        onChange={(event) => onChange({ ...value, number: event.target.value })}
        error={error}
        required
      />
    </div>
  );
}

/** The number as it is sent. */
export function wholeNumber(codes: readonly CallingCode[], { country, number }: TypedPhone): string {
  const code = codes.find((one) => one.country === country)?.code ?? '';
  return number.trim() === '' ? '' : dialled(code, number);
}
