import { useLingui } from '@lingui/react/macro';

import { longestLatinName, suggestedSpelling } from '#src/domain/shared/text/latin-name.ts';
import { Checkbox, RadioCards } from '#src/ui/form/choices.tsx';
import { Select, TextInput } from '#src/ui/form/text-input.tsx';
import type { FieldWords } from '#src/web/shared/orders/required-fields-view.ts';

type RequiredFieldProps = {
  readonly id: string;
  readonly field: FieldWords;
  readonly value: string;
  readonly error: string | undefined;
  /** The traveller that the browser's own memory fills in. */
  readonly section: string;
  readonly onChange: (value: string) => void;
};

/** A required field, with the control that fits its rule. */
export function RequiredField({ id, field, value, error, section, onChange }: RequiredFieldProps) {
  const { t } = useLingui();
  const { label, hint, rule, required, options } = field;
  const spelled = rule.kind === 'latinName' ? suggestedSpelling(value) : null;
  const spelling = spelled === null ? hint : t`The code lines at the bottom of the passport may spell this ${spelled}.`;
  const named = { id, name: id, error, hint: spelling };
  const optionalText = required ? undefined : t`(optional)`;
  if (rule.kind === 'confirm')
    return (
      <Checkbox
        id={id}
        name={id}
        label={label}
        hint={hint}
        checked={value === 'yes'}
        onChange={(event) => onChange(event.target.checked ? 'yes' : '')}
        error={error}
        required={required}
      />
    );
  if (field.id === 'pickup')
    return (
      <RadioCards
        id={id}
        name={id}
        legend={label}
        cards={options.map((one) => ({ value: one.value, title: one.text, text: one.note, lang: one.lang }))}
        value={value}
        onChoose={onChange}
        error={error}
      />
    );
  if (rule.kind === 'choice' || rule.kind === 'country')
    return (
      <Select
        {...named}
        label={label}
        optionalText={optionalText}
        autoComplete={rule.kind === 'country' ? `${section} country` : 'off'}
        options={[{ value: '', text: t`Please choose` }, ...options]}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        required={required}
      />
    );
  return (
    <TextInput
      {...named}
      {...inputOf(field, section)}
      label={label}
      optionalText={optionalText}
      after={field.unit}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      required={required}
    />
  );
}

/** How a value is best entered: the keyboard of a phone, the browser's memory, the direction. */
function inputOf({ id, rule }: FieldWords, section: string): Partial<Parameters<typeof TextInput>[0]> {
  switch (rule.kind) {
    case 'number':
      return { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 };
    case 'birth':
      return { type: 'date', autoComplete: `${section} bday`, min: '1900-01-01' };
    case 'expiry':
      return { type: 'date', autoComplete: 'off' };
    case 'time':
      return { type: 'time', autoComplete: 'off' };
    case 'flight':
    case 'passport':
      return { ltr: true, autoComplete: 'off', maxLength: 30 };
    case 'latinName':
      return {
        ltr: true,
        autoComplete: `${section} ${id === 'familyName' ? 'family-name' : 'given-name'}`,
        maxLength: longestLatinName,
      };
    case 'text':
      return { autoComplete: id === 'fullName' ? `${section} name` : 'off', maxLength: rule.max };
    default:
      return {};
  }
}
