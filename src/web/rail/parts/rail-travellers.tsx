import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Stepper } from '#src/ui/form/stepper.tsx';
import { Select, TextInput } from '#src/ui/form/text-input.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { RailFormView } from '#src/web/rail/parts/rail-form-view.ts';
import styles from '#src/web/rail/parts/rail-form.module.css';

type RailTravellersProps = {
  readonly view: RailFormView;
  /** "2 adults, 1 child (7)" */
  readonly words: string;
};

/** The travelers, their ages and railcards. Without script the response has fields for each of them. */
export function RailTravellers({ view, words }: RailTravellersProps) {
  const { t } = useLingui();
  const { now, faults, mostTogether } = view;
  const [adults, setAdults] = useState(now.adults);
  const [children, setChildren] = useState(now.ages.length);
  const isWrong = [faults.adults, faults.child_ages, faults.adult_ages, faults.cards].some(
    (text) => text !== undefined,
  );
  return (
    <details className={styles['travellers']} open={isWrong}>
      <summary className={styles['summary']}>
        <Icon name="people" />
        <span className={styles['summaryWords']}>
          <span className={styles['summaryLabel']}>{t({ message: 'Travelers', context: 'how many' })}</span>
          {words}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles['inside']}>
        <div id="rail-adults" tabIndex={-1}>
          <Stepper
            id="rail-adults-count"
            name="adults"
            label={t`Adults`}
            hint={t`Age 18 and over`}
            min={0}
            max={mostTogether}
            defaultValue={now.adults}
            onChange={setAdults}
            lessText={t`Remove an adult`}
            moreText={t`Add an adult`}
          />
          <Fault text={faults.adults} />
        </div>
        <Stepper
          id="rail-children"
          name="children"
          label={t`Children`}
          hint={t`Age 0 to 17 on the day of travel`}
          min={0}
          max={mostTogether}
          defaultValue={now.ages.length}
          onChange={setChildren}
          lessText={t`Remove a child`}
          moreText={t`Add a child`}
        />
        <Ages view={view} count={children} />
        <Adults view={view} count={adults} />
      </div>
    </details>
  );
}

function Ages({ view, count }: { readonly view: RailFormView; readonly count: number }) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <fieldset className={styles['ages']}>
      <legend className={styles['legend']}>{t`Ages of children`}</legend>
      {Array.from({ length: count }, (_, child) => (
        <Select
          key={child}
          id={`rail-age-${child}`}
          name="child_age"
          label={t`Child ${child + 1}`}
          defaultValue={String(view.now.ages[child] ?? '')}
          options={[{ value: '', text: t`Please choose` }, ...view.ages]}
          error={(view.now.ages[child] ?? null) === null ? view.faults.child_ages : undefined}
        />
      ))}
    </fieldset>
  );
}

/** How old adults are, where they say so, and what they hold: either may make it cheaper. */
function Adults({ view: { now, faults, cards }, count }: { readonly view: RailFormView; readonly count: number }) {
  const { t } = useLingui();
  if (cards.length === 0) return null;
  const faultOf = (text: string | undefined, adult: number) => (adult === (faults.adult ?? 0) ? text : undefined);
  return Array.from({ length: count }, (_, adult) => (
    <fieldset key={adult} className={styles['adult']}>
      <legend className={styles['legend']}>{t`Adult ${adult + 1}`}</legend>
      <TextInput
        id={`rail-adult-age-${adult}`}
        name="adult_age"
        label={t`Age`}
        optionalText={t`(optional)`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        defaultValue={now.adultAges[adult] ?? ''}
        error={faultOf(faults.adult_ages, adult)}
      />
      <Select
        id={`rail-card-${adult}`}
        name="card"
        label={t`Railcard`}
        defaultValue={now.cards[adult] ?? ''}
        options={[{ value: '', text: t`No railcard` }, ...cards]}
        error={faultOf(faults.cards, adult)}
      />
    </fieldset>
  ));
}

function Fault({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={styles['fault']}>
      <Icon name="bad" />
      {text}
    </p>
  );
}
