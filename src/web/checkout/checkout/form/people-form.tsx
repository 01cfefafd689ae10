import { useLingui } from '@lingui/react/macro';

import type { AnswersView } from '#src/contract/checkout/required-fields.ts';
import { answersKeptDays, isRequired, type Answers } from '#src/domain/orders/traveller-answers.ts';
import { FieldRow } from '#src/ui/form/field.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { FieldWords } from '#src/web/shared/orders/required-fields-view.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { RequiredField } from '#src/web/checkout/checkout/form/required-field.tsx';
import type { CheckoutLineWords } from '#src/web/checkout/checkout/checkout-view.ts';
import { answerPathOf, fieldIdOf, type Faults } from '#src/web/checkout/checkout/form/line-answers.ts';
import styles from '#src/web/checkout/checkout/form/people-form.module.css';
import { FillFromSaved } from '#src/web/checkout/checkout/form/saved-people.tsx';

type PeopleFormProps = {
  readonly line: CheckoutLineWords;
  readonly answers: AnswersView;
  readonly faults: Faults;
  readonly onChange: (part: 'booking' | number, id: string, value: string) => void;
  /** Several answers of one traveller at once. */
  readonly onFill: (traveller: number, answers: Answers) => void;
};

/** The fields that a line's supplier requires: about the visit, and about each traveler. */
export function PeopleForm({ line, answers, faults, onChange, onFill }: PeopleFormProps) {
  const { t } = useLingui();
  const { asked: requiredFields, itemId } = line;
  const of =
    (part: 'booking' | number): FieldsProps['path'] =>
    (id) =>
      answerPathOf(itemId, part, id);
  return (
    <div className={styles['people']}>
      <Fields
        fields={requiredFields.booking}
        answers={answers.booking}
        path={of('booking')}
        section=""
        faults={faults}
        onChange={(id, value) => onChange('booking', id, value)}
      />
      {requiredFields.travellers.map(({ title, unit, unitLang, fields }, index) =>
        fields.length === 0 ? null : (
          <fieldset className={styles['person']} key={answerPathOf(itemId, index, 'person')}>
            <legend className={styles['who']}>
              {title}{' '}
              <span className={styles['unit']} lang={unitLang}>
                {unit}
              </span>
            </legend>
            <FillFromSaved
              id={fieldIdOf(answerPathOf(itemId, index, 'saved'))}
              fields={fields.map((field) => field.id)}
              answers={answers.travellers[index] ?? {}}
              onFill={(given) => onFill(index, given)}
            />
            <Fields
              fields={fields}
              answers={answers.travellers[index] ?? {}}
              path={of(index)}
              section={`section-t${index + 1}`}
              faults={faults}
              onChange={(id, value) => onChange(index, id, value)}
            />
          </fieldset>
        ),
      )}
      {requiredFields.travellers.some(({ fields }) => fields.length > 0) && (
        <p className={styles['kept']}>
          <Icon name="shield" size="small" />
          {t`The operator needs this for your visit. We delete it ${answersKeptDays} days after the visit.`}
        </p>
      )}
    </div>
  );
}

type FieldsProps = {
  readonly fields: readonly FieldWords[];
  readonly answers: Answers;
  readonly path: (id: string) => string;
  readonly section: string;
  readonly faults: Faults;
  readonly onChange: (id: string, value: string) => void;
};

function Fields({ fields, answers, path, section, faults, onChange }: FieldsProps) {
  const { i18n } = useLingui();
  const shown = fields.filter((field) => isRequired(field, answers));
  const draw = (field: FieldWords) => {
    const fault = faults[path(field.id)];
    return (
      <RequiredField
        key={field.id}
        id={fieldIdOf(path(field.id))}
        field={field}
        value={answers[field.id] ?? ''}
        error={fault === undefined ? undefined : failureWords(i18n, fault)}
        section={section}
        onChange={(value) => onChange(field.id, value)}
      />
    );
  };
  const wide = shown.filter(isWide);
  const narrow = shown.filter((field) => !isWide(field));
  return (
    <>
      {wide.filter((field) => field.rule.kind !== 'confirm').map(draw)}
      {narrow.length > 0 && <FieldRow>{narrow.map(draw)}</FieldRow>}
      {wide.filter((field) => field.rule.kind === 'confirm').map(draw)}
    </>
  );
}

/** Names, pickup places and long answers need a full line. */
function isWide({ id, rule }: FieldWords): boolean {
  return (
    ['fullName', 'pickup', 'pickupAddress'].includes(id) ||
    rule.kind === 'confirm' ||
    (rule.kind === 'text' && rule.max > 60)
  );
}
