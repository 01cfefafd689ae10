import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';

import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { Select, TextInput } from '#src/ui/form/text-input.tsx';
import { fieldDate } from '#src/web/shared/fields/field-date.ts';
import { railFields, type RailFaults, type RailField, type RailFormView } from '#src/web/rail/parts/rail-form-view.ts';
import styles from '#src/web/rail/parts/rail-form.module.css';
import { RailPlaceField } from '#src/web/rail/parts/rail-place-field.tsx';
import { railHref, readRailQuery } from '#src/web/rail/parts/rail-query.ts';
import { RailTravellers } from '#src/web/rail/parts/rail-travellers.tsx';

type RailFormProps = { readonly view: RailFormView; readonly travellers: string };

/** Stations, times and travelers. Without script it is a plain form, and the response says what is missing. */
export function RailForm({ view, travellers }: RailFormProps) {
  return <Fields key={view.key} view={view} travellers={travellers} />;
}

function Fields({ view, travellers }: RailFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { now, faults } = view;
  const [ids, setIds] = useState({ from: now.from.id ?? '', to: now.to.id ?? '' });
  const swap = (): void => {
    swapNames();
    setIds(({ from, to }) => ({ from: to, to: from }));
  };
  const send = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate(railHref({ language: defaultLanguage }, readForm(event.currentTarget)));
  };
  return (
    <search aria-label={t`Trains and buses`}>
      <form className={styles['form']} action={view.action} onSubmit={send} noValidate>
        <ErrorSummary title={t`Please check the following:`} errors={faultLines(view)} />
        <fieldset className={styles['trip']}>
          <legend className={styles['hidden']}>{t`One way or round trip`}</legend>
          <Way value="one" text={t`One way`} chosen={now.trip === 'one'} />
          <Way value="return" text={t`Round trip`} chosen={now.trip === 'return'} />
        </fieldset>
        <div className={styles['places']}>
          <RailPlaceField
            name="from"
            label={t({ message: 'From', context: 'station' })}
            placeholder={t`Station or city`}
            place={now.from}
            error={faults.from}
            placeId={ids.from}
            onPlaceId={(from) => setIds((chosen) => ({ ...chosen, from }))}
          />
          <span className={styles['swap']}>
            <IconButton icon="swap" look="ring" label={t`Swap origin and destination`} onPress={swap} />
          </span>
          <RailPlaceField
            name="to"
            label={t({ message: 'To', context: 'station' })}
            placeholder={t`Station or city`}
            place={now.to}
            error={faults.to}
            placeId={ids.to}
            onPlaceId={(to) => setIds((chosen) => ({ ...chosen, to }))}
          />
        </div>
        <When view={view} />
        <RailTravellers view={view} words={travellers} />
        <Button type="submit" size="large" icon="search" wide track="click:rails.search">
          {t`Search`}
        </Button>
      </form>
    </search>
  );
}

function Way({ value, text, chosen }: { readonly value: string; readonly text: string; readonly chosen: boolean }) {
  return (
    <label className={styles['way']}>
      <input type="radio" name="trip" value={value} defaultChecked={chosen} />
      {text}
    </label>
  );
}

/** The way back is requested by style alone, so that it is there without script too. */
function When({ view: { now, faults, earliest } }: Pick<RailFormProps, 'view'>) {
  const { t } = useLingui();
  const min = earliest ?? undefined;
  return (
    <div className={styles['when']}>
      <div className={styles['moment']}>
        <TextInput
          id="rail-date"
          name="date"
          type="date"
          label={t`Date`}
          defaultValue={fieldDate(now.date)}
          min={min}
          error={faults.date}
        />
        <Select
          id="rail-by"
          name="by"
          label={t`Depart or arrive`}
          defaultValue={now.by}
          options={[
            { value: 'departure', text: t`Depart after` },
            { value: 'arrival', text: t`Arrive by` },
          ]}
        />
        <TextInput id="rail-time" name="time" type="time" label={t`Time`} defaultValue={now.time} error={faults.time} />
      </div>
      <div className={styles['back']}>
        <TextInput
          id="rail-return_date"
          name="return_date"
          type="date"
          label={t`Return date`}
          defaultValue={fieldDate(now.returnDate)}
          min={min}
          error={faults.return_date}
        />
        <TextInput
          id="rail-return_time"
          name="return_time"
          type="time"
          label={t`Return time`}
          defaultValue={now.returnTime}
          error={faults.return_time}
        />
      </div>
    </div>
  );
}

/** What is in the form, as an address says it; a search begins with nothing chosen. */
function readForm(form: HTMLFormElement): ReturnType<typeof readRailQuery> {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value);
  return readRailQuery(search);
}

function faultLines({ faults }: RailFormView): { readonly fieldId: string; readonly text: string }[] {
  return railFields.flatMap((field) => {
    const text = faults[field];
    return text === undefined ? [] : [{ fieldId: fieldId(field, faults), text }];
  });
}

function fieldId(field: RailField, { adult = 0 }: RailFaults): string {
  if (field === 'child_ages') return 'rail-age-0';
  if (field === 'adult_ages') return `rail-adult-age-${adult}`;
  return field === 'cards' ? `rail-card-${adult}` : `rail-${field}`;
}

/** Swaps the typed station names: the fields hold their text in the DOM. */
function swapNames(): void {
  const [from, to] = ['from', 'to'].map((name) => document.querySelector(`input[name="${name}"]`));
  if (!(from instanceof HTMLInputElement) || !(to instanceof HTMLInputElement)) return;
  [from.value, to.value] = [to.value, from.value];
}
