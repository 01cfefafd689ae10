import { useLingui } from '@lingui/react/macro';
import { useId, type FormEvent } from 'react';
import { useNavigate } from 'react-router';

import type { StayField } from '#src/domain/stays/stay-query.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Select, TextInput } from '#src/ui/form/text-input.tsx';
import { fieldDate } from '#src/web/shared/fields/field-date.ts';
import type { StayFormView } from '#src/web/stays/parts/stay-form-view.ts';
import styles from '#src/web/stays/parts/stay-form.module.css';

type StayFormProps = {
  readonly form: StayFormView;
  readonly submitText: string;
  /** The path within the app, without language: what the form goes to as a move of the app. */
  readonly to: string;
};

/** Destination, dates, rooms and party: a plain form, submitted by the app after hydration. */
export function StayForm({ form, submitText, to }: StayFormProps) {
  const { t } = useLingui();
  const send = useSend(to);
  const { fields, wrong, places } = form;
  const errorOf = (field: StayField): string | undefined => (wrong?.field === field ? wrong.text : undefined);
  const base = useId();
  const named = (field: StayField) => ({
    key: `${field} ${fields[field]}`,
    id: `${base}${field}`,
    name: field,
    defaultValue: fields[field],
    error: errorOf(field),
  });
  return (
    <search>
      <form className={styles['form']} action={form.action} onSubmit={send} noValidate>
        {form.preserved.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {places !== null && (
          <div className={styles['place']}>
            <Select
              {...named('destination')}
              key={`destination ${fields.destination}`}
              label={t`Where to?`}
              options={[
                { value: '', text: t`Choose a place` },
                ...places.map(({ id, name }) => ({ value: String(id), text: name })),
              ]}
            />
          </div>
        )}
        <TextInput
          {...named('check_in')}
          defaultValue={fieldDate(fields.check_in)}
          key={`in ${fields.check_in}`}
          type="date"
          label={t`Check-in`}
        />
        <TextInput
          {...named('check_out')}
          defaultValue={fieldDate(fields.check_out)}
          key={`out ${fields.check_out}`}
          type="date"
          label={t`Check-out`}
        />
        <People named={named} />
        <div className={styles['go']}>
          <Button type="submit" icon="search" wide>
            {submitText}
          </Button>
        </div>
      </form>
    </search>
  );
}

type Named = (field: StayField) => {
  readonly id: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
};

const upTo = (most: number, from: number) =>
  Array.from({ length: most - from + 1 }, (_, at) => ({ value: String(from + at), text: String(from + at) }));

function People({ named }: { readonly named: Named }) {
  const { t } = useLingui();
  const rooms = named('rooms');
  const adults = named('adults');
  const children = named('children');
  const ages = named('child_ages');
  return (
    <>
      <Select
        {...rooms}
        key={`r ${rooms.defaultValue}`}
        defaultValue={rooms.defaultValue || '1'}
        label={t`Rooms`}
        options={upTo(9, 1)}
      />
      <Select
        {...adults}
        key={`a ${adults.defaultValue}`}
        defaultValue={adults.defaultValue || '2'}
        label={t`Adults`}
        options={upTo(36, 1)}
      />
      <Select
        {...children}
        key={`c ${children.defaultValue}`}
        defaultValue={children.defaultValue || '0'}
        label={t`Children`}
        options={upTo(18, 0)}
      />
      <TextInput
        {...ages}
        key={`g ${ages.defaultValue}`}
        inputMode="numeric"
        label={t`Ages of children`}
        placeholder="4, 11"
        autoComplete="off"
      />
    </>
  );
}

/** As a move of the app: only what is said is in the address. */
function useSend(to: string): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    event.preventDefault();
    const requested = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim() !== '') requested.set(name, value.trim());
    // The router puts its base (the language prefix) before the paths it is sent to.
    void navigate(`${to}?${requested.toString()}`, { preventScrollReset: true });
  };
}
