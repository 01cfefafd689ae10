import type { AnswersView, RequiredFieldView, RequiredFieldsView } from '#src/contract/checkout/required-fields.ts';
import type { WireText } from '#src/contract/wire.ts';
import { requiredFieldsOf, type RequiredField } from '#src/domain/catalogue/offers/required-fields.ts';
import type { Line } from '#src/domain/checkout/line.ts';
import { shownAnswers, type BookingAnswers } from '#src/domain/orders/traveller-answers.ts';
import { nameIn, type Names } from '#src/domain/catalogue/destination.ts';
import { titleIn } from '#src/domain/catalogue/titled.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Returns the required fields of a line's travelers, in the visitor's language as far as there are labels. */
export function requiredFieldsView({ visit, units }: Line, language: LanguageCode): RequiredFieldsView {
  const { asks: fieldsAtSale, localDate, localStart } = visit;
  const required = requiredFieldsOf({ asks: fieldsAtSale, localDate, units });
  const view = (field: RequiredField): RequiredFieldView => ({
    id: field.id,
    required: field.required,
    rule: field.rule,
    when: field.when,
    title: textOf(field.words?.title, language),
    hint: textOf(field.words?.hint, language),
    choices: (field.choices ?? []).map(({ id, title, minutesBefore }) => ({
      id,
      title: textOf(title, language),
      time: minutesBefore === undefined ? null : earlier(localStart, minutesBefore),
    })),
  });
  return {
    booking: required.booking.map(view),
    travellers: required.travellers.map(({ unitId, fields }) => ({
      unit: titleIn(units.find((unit) => unit.unitId === unitId) ?? { title: unitId }, language),
      fields: fields.map(view),
    })),
  };
}

/** Returns the answers as their owner sees them after buying; null where nothing was requested, or all is deleted. */
export function answersView(answers: BookingAnswers | null): AnswersView | null {
  return answers === null ? null : shownAnswers(answers);
}

function textOf(names: Names | undefined, language: LanguageCode): WireText | null {
  return names === undefined ? null : nameIn(names, language);
}

/** Returns "08:45", so many minutes before "09:30"; the catalog allows no pickup on the day before. */
function earlier(time: string, minutes: number): string {
  const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - minutes;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}
