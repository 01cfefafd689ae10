import { expect, it } from 'vitest';

import { requiredFieldsText } from '#src/web/shared/orders/required-fields-view.ts';
import { givenAnswersText } from '#src/web/shared/orders/given-answers-view.ts';
import { loadContext } from '../../../../tests/load-context.ts';

const bare = { required: true, when: null, title: null, hint: null, choices: [] } as const;
const requested = {
  booking: [
    {
      ...bare,
      id: 'pickup',
      rule: { kind: 'choice', ids: ['gate', 'address'] },
      choices: [
        { id: 'gate', title: { text: 'North gate', lang: 'en' }, time: '07:45' },
        { id: 'address', title: { text: 'Any hotel', lang: 'en' }, time: null },
      ],
    },
    { ...bare, id: 'pickupAddress', rule: { kind: 'text', max: 200 }, when: { field: 'pickup', is: 'address' } },
    { ...bare, id: 'swims', rule: { kind: 'confirm' }, title: { text: 'Everybody can swim', lang: 'en' } },
  ],
  travellers: [
    {
      unit: { text: 'Adult', lang: 'en' },
      fields: [
        { ...bare, id: 'birthDate', rule: { kind: 'birth', from: 0, to: 99 } },
        { ...bare, id: 'nationality', rule: { kind: 'country' } },
        { ...bare, id: 'height', rule: { kind: 'number', from: 40, to: 250 } },
        { ...bare, id: 'diet', rule: { kind: 'choice', ids: ['any', 'vegan'] } },
      ],
    },
    { unit: { text: 'Adult', lang: 'en' }, fields: [] },
  ],
} as const;

it('shows the given details, with labels in the visitor’s language', async () => {
  const { context } = await loadContext({ page: 'home', answers: {} });
  const answers = {
    booking: { pickup: 'gate', pickupAddress: 'left over', swims: 'yes' },
    travellers: [{ birthDate: '1990-02-28', nationality: 'JP', height: '171', diet: 'vegan' }, {}],
  };
  const reported = givenAnswersText(context, requested, answers);
  expect(reported.map((part) => part.answers.map(({ id, answer }) => [id, answer]))).toEqual([
    [
      ['pickup', expect.stringMatching(/^North gate – .*7:45/)],
      ['swims', 'Yes'],
    ],
    [
      ['birthDate', expect.stringContaining('1990')],
      ['nationality', 'Japan'],
      ['height', expect.stringMatching(/^171/)],
      ['diet', expect.anything()],
    ],
  ]);
  expect(reported.map(({ who }) => who === null)).toEqual([true, false]);
});

const passport = [
  { ...bare, id: 'familyName', rule: { kind: 'latinName' } },
  { ...bare, id: 'givenName', rule: { kind: 'latinName' }, when: { field: 'oneName', is: '' } },
  { ...bare, id: 'oneName', required: false, rule: { kind: 'confirm' } },
] as const;
const withPassport = { booking: [], travellers: [{ unit: { text: 'Adult', lang: 'en' }, fields: passport }] };

it.each([
  [{ familyName: 'Haddad', givenName: 'Noor' }, [['passportName', 'HADDAD, Noor']]],
  [{ familyName: 'Sukarno', oneName: 'yes' }, [['passportName', 'SUKARNO']]],
  [{}, []],
])('shows the name of a passport in one line, as operators list passengers: %j', async (traveller, expected) => {
  const { context } = await loadContext({ page: 'home', answers: {} });
  const reported = givenAnswersText(context, withPassport, { booking: {}, travellers: [traveller] });
  expect(reported.flatMap((part) => part.answers.map(({ id, answer }) => [id, answer]))).toEqual(expected);
});

it.each([
  ['en', ['givenName', 'familyName', 'oneName']],
  ['de', ['givenName', 'familyName', 'oneName']],
  ['ja', ['familyName', 'givenName', 'oneName']],
  ['vi', ['familyName', 'givenName', 'oneName']],
  ['zh-HK', ['familyName', 'givenName', 'oneName']],
] as const)('puts the parts of a name in the order of the language: %s', async (language, expected) => {
  const { context } = await loadContext({ page: 'home', answers: {} });
  const words = requiredFieldsText({ ...context, site: { ...context.site, language } }, withPassport);
  expect(words.travellers[0]?.fields.map(({ id }) => id)).toEqual(expected);
});

it('shows nothing where nothing was required or all was deleted', async () => {
  const { context } = await loadContext({ page: 'home', answers: {} });
  expect(givenAnswersText(context, requested, null)).toEqual([]);
  expect(givenAnswersText(context, { booking: [], travellers: [] }, { booking: {}, travellers: [] })).toEqual([]);
});

it('shows the one name of a booking that was made before the option required two', async () => {
  const { context } = await loadContext({ page: 'home', answers: {} });
  const fields = ['familyName', 'givenName'].map((id) => ({ ...bare, id, rule: { kind: 'text', max: 40 } }) as const);
  const requiredFields = { booking: [], travellers: [{ unit: { text: 'Adult', lang: 'en' }, fields }] };
  const reported = givenAnswersText(context, requiredFields, {
    booking: {},
    travellers: [{ fullName: 'Noor Haddad' }],
  });
  expect(JSON.stringify(reported)).toContain('"label":"Full name","answer":"Noor Haddad"');
});
