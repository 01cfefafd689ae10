import { regionName } from '#src/domain/site/names/region-name.ts';
import { msg } from '@lingui/core/macro';

import type { AnswersView, RequiredFieldsView } from '#src/contract/checkout/required-fields.ts';
import { isRequired, type Answers } from '#src/domain/orders/traveller-answers.ts';
import { passengerListName } from '#src/domain/shared/text/latin-name.ts';
import { formatDate, formatNumber, formatTime } from '#src/domain/site/language/formats.ts';
import { requiredFieldsText, type FieldWords } from '#src/web/shared/orders/required-fields-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** The answers given to the operator, for display: about the visit, and about each traveler. */
export type GivenAnswersText = readonly {
  /** "Traveller 2"; null for the visit as a whole. */
  readonly who: string | null;
  readonly answers: readonly { readonly id: string; readonly label: string; readonly answer: string }[];
}[];

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** Formats answers for display; empty if no fields were required, or the answers were deleted. */
export function givenAnswersText(
  voice: Voice,
  required: RequiredFieldsView,
  answers: AnswersView | null,
): GivenAnswersText {
  if (answers === null) return [];
  const { booking, travellers } = requiredFieldsText(voice, required);
  return [
    { who: null, answers: answersOf(voice, booking, answers.booking) },
    ...travellers.map(({ title, fields }, index) => ({
      who: title,
      answers: answersOf(voice, fields, answers.travellers[index] ?? {}),
    })),
  ].filter(({ answers: given }) => given.length > 0);
}

function answersOf(voice: Voice, fields: readonly FieldWords[], answers: Answers) {
  return fields.flatMap((field) => {
    if (field.id === 'familyName') return passportName(voice, answers);
    if (field.id === 'givenName' || field.id === 'oneName') return [];
    const value = answers[field.id] ?? '';
    if (value === '' || !isRequired(field, answers)) return [];
    return [{ id: field.id, label: field.label, answer: answerWords(voice, field, value) }];
  });
}

/**
 * Both parts in one line, as operators list passengers. A booking that was moved to another date may have the one name
 * that was required when it was made.
 */
function passportName({ i18n }: Voice, { familyName = '', givenName = '', fullName = '' }: Answers) {
  if (familyName === '')
    return fullName === '' ? [] : [{ id: 'fullName', label: i18n._(msg`Full name`), answer: fullName }];
  const label = i18n._(msg`Name as on passport`);
  return [{ id: 'passportName', label, answer: passengerListName(familyName, givenName) }];
}

function answerWords({ i18n, site }: Voice, { rule, options, unit }: FieldWords, value: string): string {
  switch (rule.kind) {
    case 'choice': {
      const option = options.find((one) => one.value === value);
      return option === undefined ? value : [option.text, option.note].filter((part) => part !== undefined).join(' – ');
    }
    case 'country':
      return regionName(value, site.language, site.market);
    case 'time':
      return formatTime(value, site.writing);
    case 'birth':
    case 'expiry':
      return formatDate(value, site.writing, 'medium');
    case 'number':
      return [formatNumber(Number(value), site.writing), unit].filter((part) => part !== undefined).join(' ');
    case 'confirm':
      return i18n._(msg`Yes`);
    default:
      return value;
  }
}
