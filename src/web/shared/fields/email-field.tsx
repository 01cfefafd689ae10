import { useLingui } from '@lingui/react/macro';

import { TextInput } from '#src/ui/form/text-input.tsx';

type EmailFieldProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
};

/** A field for the email address that a code is sent to. */
export function EmailField({ value, onChange, error }: EmailFieldProps) {
  const { t } = useLingui();
  return (
    <TextInput
      id="email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      ltr
      maxLength={254}
      label={t`Email`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      required
    />
  );
}
