import type { FieldRule, LineRules } from '#src/domain/catalogue/offers/required-fields.ts';
import { fail, ok, type Failure, type Result } from '#src/domain/failure.ts';
import { oneLine } from '#src/domain/shared/text/joining-characters.ts';
import { readLatinName } from '#src/domain/shared/text/latin-name.ts';
import { readName } from '#src/domain/shared/text/name.ts';
import { isCountry } from '#src/domain/accounts/residences.ts';

/**
 * Answers by the fields' ids; all of them text: dates "YYYY-MM-DD", countries ISO 3166-1 alpha-2, numbers by their
 * digits.
 */
export type Answers = Readonly<Record<string, string>>;

/** What was answered for one line: of the booking as a whole, and of each traveller in the order of the unit items. */
export type BookingAnswers = { readonly booking: Answers; readonly travellers: readonly Answers[] };

export type AnswerFailure =
  | 'answer_missing'
  | 'name_invalid'
  | 'name_not_latin'
  | 'answer_too_long'
  | 'answer_unknown'
  | 'birth_date_invalid'
  | 'age_not_of_ticket'
  | 'number_outside'
  | 'flight_invalid'
  | 'passport_invalid'
  | 'passport_runs_out';

/** How many days after a visit its travelers' answers are stored. */
export const answersKeptDays = 30;

/** A field's place in a form and in a failure: "travellers.0.passport", "booking.pickup". */
export function answerPath(part: 'booking' | number, id: string): string {
  return part === 'booking' ? `booking.${id}` : `travellers.${part}.${id}`;
}

/**
 * Checks and tidies the answers of a line; the first failure names its field by `answerPath`. Answers to fields that
 * were not required are left out. Dates go by the day of the visit in the place's own time, so that no clock is needed.
 */
export function checkAnswers(rules: LineRules, given: BookingAnswers): Result<BookingAnswers, AnswerFailure> {
  const faults = answerFaults(rules, given);
  const [first] = faults;
  if (first !== undefined) return { ok: false, failure: first };
  return ok({
    booking: tidied(rules.booking, given.booking),
    travellers: rules.travellers.map((one, index) => tidied(one.fields, given.travellers[index] ?? {})),
  });
}

/** All that is wrong with the answers of a line, in the order of the form. */
export function answerFaults(rules: LineRules, given: BookingAnswers): Failure<AnswerFailure>[] {
  const faults = (part: 'booking' | number, fields: readonly FieldRule[], answers: Answers) =>
    fields.flatMap((field) => {
      const failed = faultOf(field, answers, rules.visitDate);
      return failed === null ? [] : [{ ...failed, field: answerPath(part, field.id) }];
    });
  return [
    ...faults('booking', rules.booking, given.booking),
    ...rules.travellers.flatMap((one, index) => faults(index, one.fields, given.travellers[index] ?? {})),
  ];
}

/** Whether a field is to be answered, given what else was answered. */
export function isRequired({ when }: FieldRule, answers: Answers): boolean {
  return when === null || (answers[when.field] ?? '') === when.is;
}

function faultOf(field: FieldRule, answers: Answers, visitDate: string): Failure<AnswerFailure> | null {
  if (!isRequired(field, answers)) return null;
  const answer = tidy(field, answers[field.id] ?? '');
  if (answer === '') return field.required ? { code: 'answer_missing' } : null;
  if (field.id === 'fullName' && readName(answer) === null) return { code: 'name_invalid' };
  const checked = ruleFault(field.rule, answer, visitDate);
  return checked.ok ? null : checked.failure;
}

function ruleFault(rule: FieldRule['rule'], answer: string, visitDate: string): Result<null, AnswerFailure> {
  switch (rule.kind) {
    case 'text':
      return answer.length > rule.max ? fail('answer_too_long', { facts: { limit: rule.max } }) : ok(null);
    case 'number':
      return isWholeBetween(answer, rule.from, rule.to)
        ? ok(null)
        : fail('number_outside', { facts: { from: rule.from, to: rule.to } });
    case 'choice':
      return rule.ids.includes(answer) ? ok(null) : fail('answer_unknown');
    case 'confirm':
      return answer === 'yes' ? ok(null) : fail('answer_missing');
    case 'flight':
      return isFlight(answer) ? ok(null) : fail('flight_invalid');
    case 'time':
      return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(answer) ? ok(null) : fail('answer_missing');
    case 'latinName':
      return readLatinName(answer) === null ? fail('name_not_latin') : ok(null);
    case 'country':
      return isCountry(answer) ? ok(null) : fail('answer_unknown');
    case 'passport':
      return /^[A-Z0-9]{5,15}$/.test(answer) ? ok(null) : fail('passport_invalid');
    case 'expiry':
      if (!isDate(answer)) return fail('answer_missing');
      return answer < visitDate ? fail('passport_runs_out') : ok(null);
    case 'birth':
      return birthFault(answer, rule, visitDate);
  }
}

function birthFault(
  born: string,
  { from, to }: { readonly from: number; readonly to: number },
  visitDate: string,
): Result<null, AnswerFailure> {
  const age = isDate(born) ? ageAt(born, visitDate) : -1;
  if (age < 0 || age > oldest) return fail('birth_date_invalid');
  // Who is older than the oldest ticket says has that ticket: it ends at 99 because nothing comes after it.
  return age < from || (age > to && to < lastTicketAge) ? fail('age_not_of_ticket', { facts: { from, to } }) : ok(null);
}

const oldest = 120;
const lastTicketAge = 99;

/** Full years between two dates; who was born on 29 February is a year older on 1 March. Negative before birth. */
export function ageAt(born: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(born.slice(0, 4));
  return date.slice(5) < born.slice(5) ? years - 1 : years;
}

/** A day that the calendar has, "2001-02-28". */
function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return false;
  const leap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0);
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Number(month) - 1];
  return days !== undefined && Number(day) >= 1 && Number(day) <= days;
}

function isWholeBetween(text: string, from: number, to: number): boolean {
  return /^\d{1,6}$/.test(text) && Number(text) >= from && Number(text) <= to;
}

function tidied(fields: readonly FieldRule[], answers: Answers): Answers {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const answer = isRequired(field, answers) ? tidy(field, answers[field.id] ?? '') : '';
      return answer === '' ? [] : [[field.id, answer]];
    }),
  );
}

/**
 * An airline by two signs (IATA, one of them a letter) or three letters (ICAO), one to four figures, and a letter at
 * most.
 */
function isFlight(text: string): boolean {
  return /^(?:[A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3})\d{1,4}[A-Z]?$/.test(text);
}

/** One line, without what cannot be seen; numbers of passports and flights as papers write them, without blanks. */
function tidy({ rule }: FieldRule, answer: string): string {
  const line = oneLine(answer);
  if (rule.kind === 'latinName') return readLatinName(line) ?? line;
  return rule.kind === 'passport' || rule.kind === 'flight'
    ? line.replace(/[\p{Join_Control} -]/gu, '').toUpperCase()
    : line;
}

/** A number of a passport to show where it need not be read: its last three signs. */
export function maskPassport(number: string): string {
  return `•••${number.slice(-3)}`;
}

/** Answers as their owner is shown them again after buying: without the numbers of passports. */
export function shownAnswers({ booking, travellers }: BookingAnswers): BookingAnswers {
  return {
    booking,
    travellers: travellers.map((one) =>
      one['passport'] === undefined ? one : { ...one, passport: maskPassport(one['passport']) },
    ),
  };
}
