import { expect, it } from 'vitest';

import { checkRequiredFields } from '#src/domain/catalogue/checks/check-required-fields.ts';
import type { OptionRequiredFields, Question } from '#src/domain/catalogue/option-required-fields.ts';
import type { Option } from '#src/domain/catalogue/product.ts';

const words = { en: 'Words', ja: '言葉', ar: 'كلمات' };
const unit = { type: 'ADULT', title: 'Adult', minAge: 0, maxAge: 99, pax: 1, accompanied: false, price: '1' } as const;

function optionThat(requiredFields: OptionRequiredFields): Option {
  return {
    id: 'only',
    title: 'Only',
    differs: [],
    schedule: {
      kind: 'START_TIME',
      week: [{ days: [1], times: ['01:00', '09:30'] }],
      seasons: [],
      closed: [],
      soldOut: [],
    },
    capacity: 10,
    cutoffMinutes: 0,
    minParty: 1,
    maxParty: 10,
    cancellation: [],
    units: [{ ...unit, id: 'adult' }],
    priceRules: [],
    asks: requiredFields,
  };
}

const question: Question = { id: 'wish', per: 'traveller', title: words, rule: { kind: 'text', max: 9 } };
const point = { id: 'gate', name: words, minutesBefore: 60 };

it('accepts valid required fields', () => {
  const requiredFields: OptionRequiredFields = {
    each: ['fullName'],
    first: ['passport'],
    units: { adult: ['height'] },
    guideLanguages: ['en', 'ja'],
    questions: [question],
    pickup: { points: [point], area: words, ownWay: true },
  };
  expect(checkRequiredFields(optionThat(requiredFields), ['ja', 'en'])).toEqual([]);
  const { asks: _none, ...plain } = optionThat({});
  expect(checkRequiredFields(plain, [])).toEqual([]);
});

it.each<[string, OptionRequiredFields, (string | number)[]]>([
  ['a field twice', { each: ['diet'], first: ['diet'] }, ['first', 0]],
  ['a unit that is not there', { units: { senior: ['height'] } }, ['units', 'senior']],
  ['of a unit what each is asked', { each: ['diet'], units: { adult: ['diet'] } }, ['units', 'adult', 0]],
  ['for a guide who does not speak it', { guideLanguages: ['en', 'fr'] }, ['guideLanguages', 1]],
  ['one question twice', { questions: [question, question] }, ['questions', 1, 'id']],
  ['under a name of the house', { questions: [{ ...question, id: 'diet' }] }, ['questions', 0, 'id']],
  [
    'a unit of a booking',
    { questions: [{ ...question, per: 'booking', units: ['adult'] }] },
    ['questions', 0, 'units'],
  ],
  ['another unit', { questions: [{ ...question, units: ['car'] }] }, ['questions', 0, 'units', 0]],
  ['without Arabic', { questions: [{ ...question, title: { en: 'a', ja: 'b' } }] }, ['questions', 0, 'title']],
  [
    'for a number of nothing',
    { questions: [{ ...question, rule: { kind: 'number', from: 3, to: 2 } }] },
    ['questions', 0, 'rule', 'from'],
  ],
  [
    'without a choice',
    { questions: [{ ...question, rule: { kind: 'choice', choices: [{ id: 'a', title: words }] } }] },
    ['questions', 0, 'rule', 'choices'],
  ],
  [
    'for one of two that are the same',
    {
      questions: [
        {
          ...question,
          rule: {
            kind: 'choice',
            choices: [
              { id: 'a', title: words },
              { id: 'a', title: words },
            ],
          },
        },
      ],
    },
    ['questions', 0, 'rule', 'choices', 1, 'id'],
  ],
  ['where nobody is fetched', { pickup: { points: [], ownWay: true } }, ['pickup', 'points']],
  ['where there is one point alone', { pickup: { points: [point], ownWay: false } }, ['pickup', 'ownWay']],
  ['at a point that occurs twice', { pickup: { points: [point, point], ownWay: true } }, ['pickup', 'points', 1, 'id']],
  [
    'at a point that is called as the house calls another',
    { pickup: { points: [{ ...point, id: 'own' }], ownWay: true } },
    ['pickup', 'points', 0, 'id'],
  ],
  [
    'on the day before',
    { pickup: { points: [{ ...point, minutesBefore: 61 }], ownWay: true } },
    ['pickup', 'points', 0, 'minutesBefore'],
  ],
])('refuses %s', (_what, requiredFields, path) => {
  expect(checkRequiredFields(optionThat(requiredFields), ['en', 'ja']).map((fault) => fault.path)).toContainEqual([
    'asks',
    ...path,
  ]);
});
