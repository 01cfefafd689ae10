import { msg } from '@lingui/core/macro';

import type { RequiredFieldView, RequiredFieldsView } from '#src/contract/checkout/required-fields.ts';
import type { FieldRule } from '#src/domain/catalogue/offers/required-fields.ts';
import { countryChoices } from '#src/domain/site/choices/country-names.ts';
import { isFamilyNameFirst } from '#src/domain/site/names/person-name-order.ts';
import { formatNumber, formatTime, nameOf } from '#src/domain/site/language/formats.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** A form field in ready strings, with the rule that its answer must match. */
export type FieldWords = FieldRule & {
  readonly label: string;
  readonly labelLang: string | undefined;
  readonly hint: string | undefined;
  readonly options: readonly OptionWords[];
  /** "cm", "kg" */
  readonly unit: string | undefined;
};

export type OptionWords = {
  readonly value: string;
  readonly text: string;
  readonly lang?: string | undefined;
  readonly note?: string | undefined;
};

export type RequiredFieldsText = {
  readonly booking: readonly FieldWords[];
  readonly travellers: readonly {
    /** "Traveller 2" */
    readonly title: string;
    readonly unit: string;
    readonly unitLang: string;
    readonly fields: readonly FieldWords[];
  }[];
};

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** Returns the fields that a line requires of its travelers, in the visitor's language. */
export function requiredFieldsText(voice: Voice, requested: RequiredFieldsView): RequiredFieldsText {
  const { i18n, site } = voice;
  return {
    booking: requested.booking.map((field) => fieldWords(voice, field)),
    travellers: requested.travellers.map(({ unit, fields }, index) => ({
      title: i18n._(msg`Traveler ${formatNumber(index + 1, site.writing)}`),
      unit: unit.text,
      unitLang: unit.lang,
      fields: inNameOrder(fields, site.language).map((field) => fieldWords(voice, field)),
    })),
  };
}

/** Puts the given name before the family name where the language does. */
function inNameOrder(fields: readonly RequiredFieldView[], language: string): readonly RequiredFieldView[] {
  const [family, given] = ['familyName', 'givenName'].map((id) => fields.find((field) => field.id === id));
  if (family === undefined || given === undefined || isFamilyNameFirst(language)) return fields;
  const placed = new Map([
    [family, given],
    [given, family],
  ]);
  return fields.map((field) => placed.get(field) ?? field);
}

function fieldWords(voice: Voice, field: RequiredFieldView): FieldWords {
  const { id, required, rule, when, title, hint } = field;
  const own = ownWords(voice, id);
  return {
    id,
    required,
    rule,
    when,
    label: title?.text ?? own.label,
    labelLang: title?.lang,
    hint: hint?.text ?? own.hint,
    options: optionsOf(voice, field),
    unit: unitOf(voice, id),
  };
}

/** Labels of our own fields; suppliers' fields have their own labels. */
function ownWords({ i18n }: Voice, id: string): { readonly label: string; readonly hint?: string } {
  switch (id) {
    case 'fullName':
      return { label: i18n._(msg`Full name`), hint: i18n._(msg`As shown on your passport or ID`) };
    case 'familyName':
      return { label: i18n._(msg`Family name as on passport (Latin letters)`) };
    case 'givenName':
      return { label: i18n._(msg`Given names as on passport (Latin letters)`) };
    case 'oneName':
      return { label: i18n._(msg`The passport shows only one name`) };
    case 'birthDate':
      return { label: i18n._(msg`Date of birth`) };
    case 'nationality':
      return { label: i18n._(msg`Nationality`) };
    case 'passport':
      return { label: i18n._(msg`Passport number`) };
    case 'passportExpiry':
      return { label: i18n._(msg`Passport expiration date`) };
    case 'height':
      return { label: i18n._(msg`Height`) };
    case 'weight':
      return { label: i18n._(msg`Weight`), hint: i18n._(msg`So that equipment fits safely`) };
    case 'diet':
      return { label: i18n._(msg`Dietary needs`) };
    case 'guideLanguage':
      return { label: i18n._(msg`Language of the guide`) };
    case 'pickup':
      return { label: i18n._(msg`Where should we pick you up?`) };
    case 'pickupAddress':
      return { label: i18n._(msg`Hotel name or address`) };
    default:
      return { label: id };
  }
}

function unitOf({ i18n }: Voice, id: string): string | undefined {
  if (id === 'height') return i18n._(msg`cm`);
  return id === 'weight' ? i18n._(msg`kg`) : undefined;
}

function optionsOf(voice: Voice, { id, rule, choices }: RequiredFieldView): OptionWords[] {
  const { language, market } = voice.site;
  if (rule.kind === 'country')
    return countryChoices(language, market).map(({ code, name }) => ({ value: code, text: name }));
  if (rule.kind !== 'choice') return [];
  return rule.ids.map((value): OptionWords => {
    const choice = choices.find((one) => one.id === value);
    const title = choice?.title ?? null;
    if (id === 'pickup') return pickupWords(voice, value, choice?.time ?? null, title);
    if (title !== null) return { value, text: title.text, lang: title.lang };
    return { value, text: id === 'guideLanguage' ? nameOf('language', value, language) : dietWords(voice, value) };
  });
}

function pickupWords(
  { i18n, site }: Voice,
  value: string,
  time: string | null,
  title: { readonly text: string; readonly lang: string } | null,
): OptionWords {
  if (value === 'own') return { value, text: i18n._(msg`No pick-up: I’ll come to the meeting point`) };
  if (value === 'address')
    return {
      value,
      text: title?.text ?? value,
      lang: title?.lang,
      note: i18n._(msg`The operator will confirm the time the day before`),
    };
  return {
    value,
    text: title?.text ?? value,
    lang: title?.lang,
    note: time === null ? undefined : i18n._(msg`At ${formatTime(time, site.writing)}`),
  };
}

/** Dietary requirement, from the closed list. */
export function dietWords({ i18n }: Voice, diet: string): string {
  switch (diet) {
    case 'vegetarian':
      return i18n._(msg`Vegetarian`);
    case 'vegan':
      return i18n._(msg`Vegan`);
    case 'halal':
      return i18n._(msg`Halal`);
    case 'kosher':
      return i18n._(msg`Kosher`);
    case 'glutenFree':
      return i18n._(msg`Gluten-free`);
    default:
      return i18n._(msg`No dietary restrictions`);
  }
}
