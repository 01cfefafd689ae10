import { below, repeated, type ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { checkNames } from '#src/domain/catalogue/checks/check-texts.ts';
import type { OptionRequiredFields, Pickup, Question } from '#src/domain/catalogue/option-required-fields.ts';
import { travellerFields } from '#src/domain/catalogue/option-required-fields.ts';
import type { Option } from '#src/domain/catalogue/product.ts';

/** Ids that answers are stored under besides the questions' own. */
const taken = new Set<string>([
  ...travellerFields,
  'familyName',
  'givenName',
  'oneName',
  'guideLanguage',
  'pickup',
  'pickupAddress',
]);

/**
 * The rules for the required fields of an option; paths are below the option. `spoken` are the product's languages.
 */
export function checkRequiredFields(option: Option, spoken: readonly string[]): ItemFault[] {
  const { asks: requiredFields } = option;
  if (requiredFields === undefined) return [];
  const { questions = [], guideLanguages = [], pickup } = requiredFields;
  const units = new Set(option.units.map((unit) => unit.id));
  return below(
    ['asks'],
    [
      ...checkFields(requiredFields, units),
      ...guideLanguages.flatMap((tag, index) =>
        spoken.includes(tag)
          ? []
          : [{ path: ['guideLanguages', index], reason: `"${tag}" is not a language of the product` }],
      ),
      ...repeated(questions.map((one) => one.id)).map(({ index, value }) => ({
        path: ['questions', index, 'id'],
        reason: `the question "${value}" occurs twice`,
      })),
      ...questions.flatMap((question, index) => below(['questions', index], checkQuestion(question, units))),
      ...(pickup === undefined ? [] : below(['pickup'], checkPickup(pickup, earliestStart(option)))),
    ],
  );
}

function checkFields(
  { each = [], first = [], units = {} }: OptionRequiredFields,
  known: ReadonlySet<string>,
): ItemFault[] {
  return [
    ...repeated([...each, ...first]).map(({ index, value }) =>
      index < each.length
        ? { path: ['each', index], reason: `"${value}" is required twice` }
        : { path: ['first', index - each.length], reason: `"${value}" is required twice` },
    ),
    ...Object.entries(units).flatMap(([unit, fields]) => [
      ...(known.has(unit) ? [] : [{ path: ['units', unit], reason: `the option has no unit "${unit}"` }]),
      ...fields.flatMap((field, index) =>
        each.includes(field)
          ? [{ path: ['units', unit, index], reason: `each traveler is already asked for "${field}"` }]
          : [],
      ),
    ]),
  ];
}

function checkQuestion({ id, units = [], title, hint, per, rule }: Question, known: ReadonlySet<string>): ItemFault[] {
  return [
    ...(taken.has(id) ? [{ path: ['id'], reason: `"${id}" is a reserved name` }] : []),
    ...(per === 'booking' && units.length > 0 ? [{ path: ['units'], reason: 'a booking has no unit' }] : []),
    ...units.flatMap((unit, index) =>
      known.has(unit) ? [] : [{ path: ['units', index], reason: `the option has no unit "${unit}"` }],
    ),
    ...checkNames(title, 'title'),
    ...(hint === undefined ? [] : checkNames(hint, 'hint')),
    ...(rule.kind === 'number' && rule.from > rule.to
      ? [{ path: ['rule', 'from'], reason: `from ${rule.from} is above to ${rule.to}` }]
      : []),
    ...(rule.kind === 'choice' ? below(['rule'], checkChoices(rule.choices)) : []),
  ];
}

function checkChoices(choices: Extract<Question['rule'], { kind: 'choice' }>['choices']): ItemFault[] {
  return [
    ...(choices.length < 2 ? [{ path: ['choices'], reason: 'a choice needs at least two' }] : []),
    ...repeated(choices.map((one) => one.id)).map(({ index, value }) => ({
      path: ['choices', index, 'id'],
      reason: `the choice "${value}" occurs twice`,
    })),
    ...choices.flatMap((one, index) => below(['choices', index], checkNames(one.title, 'title'))),
  ];
}

/** A pickup is never on the day before the visit: the traveler gets a time of the visit's own day. */
function checkPickup({ points, area, ownWay }: Pickup, earliest: number): ItemFault[] {
  const ways = points.length + (area === undefined ? 0 : 1) + (ownWay ? 1 : 0);
  return [
    ...(points.length === 0 && area === undefined
      ? [{ path: ['points'], reason: 'the pickup has no points and no areas' }]
      : []),
    ...(ways < 2 ? [{ path: ['ownWay'], reason: 'there is nothing to choose' }] : []),
    ...repeated(points.map((one) => one.id)).map(({ index, value }) => ({
      path: ['points', index, 'id'],
      reason: `the point "${value}" occurs twice`,
    })),
    ...points.flatMap((point, index) => [
      ...(['address', 'own'].includes(point.id)
        ? [{ path: ['points', index, 'id'], reason: `"${point.id}" is a reserved name` }]
        : []),
      ...(point.minutesBefore > earliest
        ? [{ path: ['points', index, 'minutesBefore'], reason: 'that is the day before the earliest start' }]
        : []),
      ...below(['points', index], checkNames(point.name, 'name')),
    ]),
    ...(area === undefined ? [] : checkNames(area, 'area')),
  ];
}

/** Minutes after midnight of an option's first start. */
function earliestStart({ schedule }: Option): number {
  const starts = schedule.week.flatMap((plan) => plan.times ?? (plan.hours === undefined ? [] : [plan.hours.from]));
  const minutes = starts.map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  return Math.min(...minutes);
}
