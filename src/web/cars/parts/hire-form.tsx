import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';

import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Select, TextInput } from '#src/ui/form/text-input.tsx';
import { fieldDate } from '#src/web/shared/fields/field-date.ts';
import { href } from '#src/web/shared/page/href.ts';
import styles from '#src/web/cars/parts/hire-form.module.css';
import type { HireFormView } from '#src/web/cars/parts/hire-form-view.ts';

type HireFormProps = { readonly view: HireFormView; readonly site: SitePart };

/** Stations, times and driver: a plain form that leads to the list, submitted by the app after hydration. */
export function HireForm({ view, site }: HireFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const requested = new FormData(event.currentTarget);
    const words = Object.fromEntries(
      [...requested].flatMap(([name, one]) => (typeof one === 'string' ? [[name, one]] : [])),
    );
    // The router puts the language prefix before what it is sent to.
    void navigate(href({ language: defaultLanguage }, 'car-rentals-search', {}, words));
  };
  return (
    // The key resets the form when the address changes.
    <form
      key={JSON.stringify(view.typed)}
      className={styles['form']}
      action={href(site, 'car-rentals-search')}
      onSubmit={send}
      aria-label={t`Search cars`}
      noValidate
    >
      <Places view={view} />
      <Moment view={view} end="from" label={t`Pick-up date`} timeLabel={t`Pick-up time`} />
      <Moment view={view} end="to" label={t`Drop-off date`} timeLabel={t`Drop-off time`} />
      <Driver view={view} />
      <div className={styles['send']}>
        <Button type="submit" size="large" icon="search" wide track="click:hire.search">
          {t`Search cars`}
        </Button>
      </div>
    </form>
  );
}

type MomentProps = Pick<HireFormProps, 'view'> & {
  readonly end: 'from' | 'to';
  readonly label: string;
  readonly timeLabel: string;
};

function Moment({ view: { typed, errors, times }, end, label, timeLabel }: MomentProps) {
  return (
    <div className={styles['moment']}>
      <TextInput
        id={`hire-${end}-date`}
        name={`${end}_date`}
        type="date"
        label={label}
        defaultValue={fieldDate(typed[`${end}_date`])}
        error={errors[`${end}_date`]}
        required
      />
      <Select
        id={`hire-${end}-time`}
        name={`${end}_time`}
        label={timeLabel}
        options={times}
        defaultValue={typed[`${end}_time`]}
        error={errors[`${end}_time`]}
      />
    </div>
  );
}

function Places({ view }: Pick<HireFormProps, 'view'>) {
  const { t } = useLingui();
  const { typed, errors } = view;
  return (
    <div className={styles['places']}>
      <Select
        id="hire-pick-up"
        name="pick_up"
        label={t`Pick-up location`}
        options={[{ value: '', text: t`Please choose` }, ...view.places]}
        defaultValue={typed['pick_up'] ?? ''}
        error={errors.pick_up}
        required
      />
      <Select
        id="hire-drop-off"
        name="drop_off"
        label={t`Drop-off location`}
        options={[{ value: '', text: t`Same as pick-up` }, ...view.places.filter((one) => !one.value.startsWith('p'))]}
        defaultValue={typed['drop_off'] ?? ''}
        error={errors.drop_off}
      />
    </div>
  );
}

function Driver({ view: { typed, errors, countries } }: Pick<HireFormProps, 'view'>) {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        id="hire-age"
        name="age"
        label={t`Driver’s age`}
        inputMode="numeric"
        maxLength={3}
        defaultValue={typed['age']}
        error={errors.age}
        required
      />
      <Select
        id="hire-country"
        name="country"
        label={t`Driver’s license issued in`}
        options={[{ value: '', text: t`Please choose` }, ...countries]}
        defaultValue={typed['country'] ?? ''}
        error={errors.country}
        required
      />
    </>
  );
}
