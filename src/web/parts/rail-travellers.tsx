import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Stepper } from '#src/ui/form/stepper.tsx';
import { Select } from '#src/ui/form/text-input.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { RailFormView } from '#src/web/parts/rail-form-view.ts';
import styles from '#src/web/parts/rail-form.module.css';

type RailTravellersProps = {
  readonly view: RailFormView;
  /** "2 adults, 1 child (7)" */
  readonly words: string;
};

/** Who travels, how old the children are, and who has a railcard. Without script its answer has a field for each child. */
export function RailTravellers({ view, words }: RailTravellersProps) {
  const { t } = useLingui();
  const { now, faults, mostTogether } = view;
  const [adults, setAdults] = useState(now.adults);
  const [children, setChildren] = useState(now.ages.length);
  const isWrong = faults.adults !== undefined || faults.child_ages !== undefined || faults.cards !== undefined;
  return (
    <details className={styles['travellers']} open={isWrong}>
      <summary className={styles['summary']}>
        <Icon name="people" />
        <span className={styles['summaryWords']}>
          <span className={styles['summaryLabel']}>{t`Travellers`}</span>
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
            hint={t`18 and over`}
            min={0}
            max={mostTogether}
            defaultValue={now.adults}
            onChange={setAdults}
            lessText={t`One adult fewer`}
            moreText={t`One adult more`}
          />
          <Fault text={faults.adults} />
        </div>
        <Stepper
          id="rail-children"
          name="children"
          label={t`Children`}
          hint={t`17 and under, on the day of travel`}
          min={0}
          max={mostTogether}
          defaultValue={now.ages.length}
          onChange={setChildren}
          lessText={t`One child fewer`}
          moreText={t`One child more`}
        />
        <Ages view={view} count={children} />
        <Cards view={view} adults={adults} />
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

function Cards({ view, adults }: { readonly view: RailFormView; readonly adults: number }) {
  const { t } = useLingui();
  if (view.cards.length === 0 || adults === 0) return null;
  return (
    <fieldset className={styles['ages']} id="rail-cards" tabIndex={-1}>
      <legend className={styles['legend']}>{t`Railcards`}</legend>
      {Array.from({ length: adults }, (_, adult) => (
        <Select
          key={adult}
          id={`rail-card-${adult}`}
          name="card"
          label={t`Adult ${adult + 1}`}
          defaultValue={view.now.cards[adult] ?? ''}
          options={[
            { value: '', text: t`No railcard` },
            ...view.cards.map(({ id, name }) => ({ value: id, text: name.text, lang: name.lang })),
          ]}
          error={adult === 0 ? view.faults.cards : undefined}
        />
      ))}
    </fieldset>
  );
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
