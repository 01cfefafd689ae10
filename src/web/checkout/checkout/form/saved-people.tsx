import { useLingui } from '@lingui/react/macro';
import { createContext, useContext, useState } from 'react';

import type { TravellerView } from '#src/contract/accounts/travellers.ts';
import type { Answers } from '#src/domain/orders/traveller-answers.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Select } from '#src/ui/form/text-input.tsx';
import { answersFrom, answersToEmpty, wouldReplace } from '#src/web/checkout/checkout/form/fill-traveller.ts';
import styles from '#src/web/checkout/checkout/form/people-form.module.css';

/** The fellow travelers saved in the buyer's account; none without an account. */
const SavedPeople = createContext<readonly TravellerView[]>([]);
export const SavedPeopleProvider = SavedPeople.Provider;

type FillProps = {
  readonly id: string;
  /** The fields of this traveller, and what is in them. */
  readonly fields: readonly string[];
  readonly answers: Answers;
  readonly onFill: (answers: Answers) => void;
};

/** Fills a traveller's fields from the account. What is there already is replaced only after a yes. */
export function FillFromSaved({ id, fields, answers, onFill }: FillProps) {
  const { t } = useLingui();
  const people = useContext(SavedPeople);
  const [replacement, setReplacement] = useState<Answers | null>(null);
  if (people.length === 0 || !fields.some((field) => field === 'fullName' || field === 'familyName')) return null;
  const choose = (chosen: string): void => {
    const person = people.find((one) => one.id === chosen);
    if (person === undefined) return setReplacement(null);
    const given = answersFrom(person, fields);
    if (wouldReplace(answers, given)) return setReplacement(given);
    setReplacement(null);
    onFill(given);
  };
  const fill = (given: Answers): void => {
    setReplacement(null);
    onFill(given);
  };
  return (
    <div className={styles['fill']}>
      <Select
        id={id}
        name={id}
        label={t`Fill in from your saved travelers`}
        optionalText={t`(optional)`}
        options={[
          { value: '', text: t`Please choose` },
          ...people.map((one) => ({ value: one.id, text: one.fullName })),
        ]}
        defaultValue=""
        onChange={(event) => choose(event.target.value)}
      />
      {replacement !== null && (
        <Notice
          tone="warn"
          role="status"
          action={
            <>
              <Button size="small" onPress={() => fill(replacement)}>{t`Replace`}</Button>{' '}
              <Button
                size="small"
                look="secondary"
                onPress={() => fill(answersToEmpty(answers, replacement))}
              >{t`Fill in empty fields only`}</Button>
            </>
          }
        >
          {t`You’ve already filled in some of this.`}
        </Notice>
      )}
    </div>
  );
}
