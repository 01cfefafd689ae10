import {
  diets,
  type RequiredFieldsAtSale,
  type Question,
  type TravellerField,
} from '#src/domain/catalogue/option-required-fields.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';

/** What an answer must be. All answers are text. */
export type AnswerRule =
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'number'; readonly from: number; readonly to: number }
  | { readonly kind: 'choice'; readonly ids: readonly string[] }
  | { readonly kind: 'confirm' }
  /** A flight as tickets write it: "JL123". */
  | { readonly kind: 'flight' }
  /** "HH:MM" by the clock of the place. */
  | { readonly kind: 'time' }
  /** A part of a name in Latin letters (`latin-name.ts`). */
  | { readonly kind: 'latinName' }
  | { readonly kind: 'country' }
  | { readonly kind: 'passport' }
  | { readonly kind: 'expiry' }
  /** A date of birth; at the visit its bearer is of these ages. */
  | { readonly kind: 'birth'; readonly from: number; readonly to: number };

/** What decides whether an answer is taken; dates go by the day of the visit, "2026-12-24". */
export type FieldRule = {
  readonly id: string;
  readonly required: boolean;
  readonly rule: AnswerRule;
  /** Required only when another of the same part has this answer; “” for none. */
  readonly when: { readonly field: string; readonly is: string } | null;
};

export type LineRules = {
  readonly visitDate: string;
  readonly booking: readonly FieldRule[];
  readonly travellers: readonly { readonly fields: readonly FieldRule[] }[];
};

/** One required field. Built-in fields have no labels here: pages have them. */
export type RequiredField = FieldRule & {
  readonly words?: { readonly title: Names; readonly hint?: Names };
  /** Words of a question's choices, and of pickup points with their minutes before the start. */
  readonly choices?: readonly { readonly id: string; readonly title?: Names; readonly minutesBefore?: number }[];
};

/**
 * The fields required for one line: of the booking as a whole, and of each traveller in the order of the unit items.
 */
export type LineRequiredFields = {
  readonly visitDate: string;
  readonly booking: readonly RequiredField[];
  readonly travellers: readonly { readonly unitId: string; readonly fields: readonly RequiredField[] }[];
};

type SoldLine = {
  readonly asks: RequiredFieldsAtSale | null | undefined;
  readonly localDate: string;
  readonly units: readonly { readonly unitId: string; readonly quantity: number }[];
};

/**
 * Returns the fields that a line requires, by what its option required when it was sold; none where it required none.
 */
export function requiredFieldsOf({ asks: atSale, localDate, units }: SoldLine): LineRequiredFields {
  const people = units.flatMap(({ unitId, quantity }) => Array.from({ length: quantity }, () => unitId));
  if (atSale === null || atSale === undefined)
    return { visitDate: localDate, booking: [], travellers: people.map((unitId) => ({ unitId, fields: [] })) };
  return {
    visitDate: localDate,
    booking: [
      ...pickupFields(atSale),
      ...languageField(atSale),
      ...(atSale.questions ?? []).filter((one) => one.per === 'booking').map(questionField),
    ],
    travellers: people.map((unitId, index) => ({ unitId, fields: fieldsOf(atSale, unitId, index === 0) })),
  };
}

function fieldsOf(atSale: RequiredFieldsAtSale, unitId: string, isFirst: boolean): RequiredField[] {
  const { each = [], first = [], units = {}, questions = [], ages } = atSale;
  const fieldIds = [...new Set([...each, ...(isFirst ? first : []), ...(units[unitId] ?? [])])];
  return [
    ...fieldIds.flatMap((field): RequiredField[] =>
      field === 'passportName'
        ? passportNameFields
        : [{ id: field, required: true, rule: ruleOf(field, ages[unitId]), when: null }],
    ),
    ...questions
      .filter((one) => one.per === 'traveller' && (one.units === undefined || one.units.includes(unitId)))
      .map(questionField),
  ];
}

/** A passport without a given name has its one name as the family name. */
const passportNameFields: RequiredField[] = [
  { id: 'familyName', required: true, rule: { kind: 'latinName' }, when: null },
  { id: 'givenName', required: true, rule: { kind: 'latinName' }, when: { field: 'oneName', is: '' } },
  { id: 'oneName', required: false, rule: { kind: 'confirm' }, when: null },
];

function ruleOf(
  field: Exclude<TravellerField, 'passportName'>,
  ages: RequiredFieldsAtSale['ages'][string] | undefined,
): AnswerRule {
  switch (field) {
    case 'fullName':
      return { kind: 'text', max: 120 };
    case 'birthDate':
      return { kind: 'birth', from: ages?.from ?? 0, to: ages?.to ?? 99 };
    case 'nationality':
      return { kind: 'country' };
    case 'passport':
      return { kind: 'passport' };
    case 'passportExpiry':
      return { kind: 'expiry' };
    case 'height':
      return { kind: 'number', from: 40, to: 250 };
    case 'weight':
      return { kind: 'number', from: 2, to: 250 };
    case 'diet':
      return { kind: 'choice', ids: diets };
  }
}

function questionField({ id, optional, title, hint, rule }: Question): RequiredField {
  const words = hint === undefined ? { title } : { title, hint };
  const field = { id, required: optional !== true, when: null, words };
  if (rule.kind !== 'choice') return { ...field, rule };
  return { ...field, rule: { kind: 'choice', ids: rule.choices.map((one) => one.id) }, choices: rule.choices };
}

function languageField({ guideLanguages }: RequiredFieldsAtSale): RequiredField[] {
  if (guideLanguages === undefined) return [];
  return [{ id: 'guideLanguage', required: true, rule: { kind: 'choice', ids: guideLanguages }, when: null }];
}

/** Where one is fetched: at a point, at an address of one's own, or nowhere because one comes by oneself. */
function pickupFields({ pickup }: RequiredFieldsAtSale): RequiredField[] {
  if (pickup === undefined) return [];
  const { points, area, ownWay } = pickup;
  const choices = [
    ...points.map(({ id, name, minutesBefore }) => ({ id, title: name, minutesBefore })),
    ...(area === undefined ? [] : [{ id: 'address', title: area }]),
    ...(ownWay ? [{ id: 'own' }] : []),
  ];
  const where: RequiredField = {
    id: 'pickup',
    required: true,
    rule: { kind: 'choice', ids: choices.map((one) => one.id) },
    when: null,
    choices,
  };
  if (area === undefined) return [where];
  const address: RequiredField = {
    id: 'pickupAddress',
    required: true,
    rule: { kind: 'text', max: 200 },
    when: { field: 'pickup', is: 'address' },
  };
  return [where, address];
}
