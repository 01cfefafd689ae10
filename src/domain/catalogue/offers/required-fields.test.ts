import { describe, expect, it } from 'vitest';

import { requiredFieldsOf } from '#src/domain/catalogue/offers/required-fields.ts';
import { checkAnswers } from '#src/domain/orders/traveller-answers.ts';
import { diets, type RequiredFieldsAtSale } from '#src/domain/catalogue/option-required-fields.ts';

const words = { en: 'Words', ja: '言葉', ar: 'كلمات' };
const fields = [
  'fullName',
  'birthDate',
  'nationality',
  'passport',
  'passportExpiry',
  'height',
  'weight',
  'diet',
] as const;
const requested = (
  requiredFields: RequiredFieldsAtSale | null | undefined,
  units = [{ unitId: 'adult', quantity: 1 }],
) => requiredFieldsOf({ asks: requiredFields, localDate: '2026-12-24', units });

describe('askedOf', () => {
  it('gives each field of a traveller its rule', () => {
    const [one] = requested({ each: fields, ages: { adult: { from: 12, to: 64 } } }).travellers;
    expect(one?.fields.map(({ rule }) => rule)).toEqual([
      { kind: 'text', max: 120 },
      { kind: 'birth', from: 12, to: 64 },
      { kind: 'country' },
      { kind: 'passport' },
      { kind: 'expiry' },
      { kind: 'number', from: 40, to: 250 },
      { kind: 'number', from: 2, to: 250 },
      { kind: 'choice', ids: diets },
    ]);
    expect(one?.fields.every(({ required, when }) => required && when === null)).toBe(true);
  });

  it('requires the name of a passport in two parts, one of them where the passport has one name', () => {
    const [one] = requested({ each: ['passportName', 'passport'], ages: {} }).travellers;
    expect(one?.fields).toEqual([
      { id: 'familyName', required: true, rule: { kind: 'latinName' }, when: null },
      { id: 'givenName', required: true, rule: { kind: 'latinName' }, when: { field: 'oneName', is: '' } },
      { id: 'oneName', required: false, rule: { kind: 'confirm' }, when: null },
      { id: 'passport', required: true, rule: { kind: 'passport' }, when: null },
    ]);
  });

  it.each([
    [
      { familyName: ' García  López ', givenName: 'María' },
      { familyName: 'García López', givenName: 'María' },
    ],
    [
      { familyName: 'O’Brien', givenName: 'Anne‑Marie' },
      { familyName: "O'Brien", givenName: 'Anne-Marie' },
    ],
    [
      { familyName: 'Sukarno', oneName: 'yes' },
      { familyName: 'Sukarno', oneName: 'yes' },
    ],
    [
      { familyName: 'Sukarno', givenName: '山田', oneName: 'yes' },
      { familyName: 'Sukarno', oneName: 'yes' },
    ],
    [{ familyName: 'Haddad' }, 'answer_missing travellers.0.givenName'],
    [{ familyName: 'Haddad', oneName: '' }, 'answer_missing travellers.0.givenName'],
    [{ givenName: 'Noor' }, 'answer_missing travellers.0.familyName'],
    [{ familyName: '山田', givenName: '太郎' }, 'name_not_latin travellers.0.familyName'],
    [{ familyName: 'Yamada', givenName: 'たろう' }, 'name_not_latin travellers.0.givenName'],
    [
      { familyName: 'O’Brien-Smith', givenName: 'King, Jr.' },
      { familyName: "O'Brien-Smith", givenName: 'King, Jr.' },
    ],
    [{ familyName: 'Ｓｍｉｔｈ', givenName: 'John' }, 'name_not_latin travellers.0.familyName'],
    [{ familyName: 'Smith', givenName: '\u0301' }, 'name_not_latin travellers.0.givenName'],
    [{ familyName: 'Haddad', givenName: 'Noor 2' }, 'name_not_latin travellers.0.givenName'],
  ])('takes Latin letters alone in the name of a passport: %j', (traveller: Record<string, string>, expected) => {
    const line = requested({ each: ['passportName'], ages: {} });
    const checked = checkAnswers(line, { booking: {}, travellers: [traveller] });
    expect(checked.ok ? checked.value.travellers[0] : `${checked.failure.code} ${checked.failure.field}`).toEqual(
      expected,
    );
  });

  it('takes any age where the ticket names none', () => {
    const [one] = requested({ each: ['birthDate'], ages: {} }).travellers;
    expect(one?.fields[0]?.rule).toEqual({ kind: 'birth', from: 0, to: 99 });
  });

  it('requires more of the first traveler, and no field twice', () => {
    const requiredFields: RequiredFieldsAtSale = {
      each: ['fullName'],
      first: ['fullName', 'diet'],
      units: { adult: ['diet'] },
      ages: {},
    };
    const { travellers } = requested(requiredFields, [{ unitId: 'child', quantity: 2 }]);
    expect(travellers.map((one) => one.fields.map(({ id }) => id))).toEqual([['fullName', 'diet'], ['fullName']]);
    expect(requested(requiredFields).travellers[0]?.fields.map(({ id }) => id)).toEqual(['fullName', 'diet']);
  });

  it('includes the questions of each part with their labels, the optional ones too', () => {
    const requiredFields: RequiredFieldsAtSale = {
      ages: {},
      questions: [
        { id: 'a', per: 'booking', title: words, hint: words, rule: { kind: 'text', max: 5 } },
        { id: 'b', per: 'traveller', optional: true, title: words, rule: { kind: 'confirm' } },
        { id: 'c', per: 'traveller', units: ['child'], title: words, rule: { kind: 'time' } },
        {
          id: 'd',
          per: 'booking',
          title: words,
          rule: { kind: 'choice', choices: [{ id: 'x', title: words }] },
        },
      ],
    };
    const { booking, travellers } = requested(requiredFields);
    expect(booking).toStrictEqual([
      { id: 'a', required: true, when: null, words: { title: words, hint: words }, rule: { kind: 'text', max: 5 } },
      {
        id: 'd',
        required: true,
        when: null,
        words: { title: words },
        rule: { kind: 'choice', ids: ['x'] },
        choices: [{ id: 'x', title: words }],
      },
    ]);
    expect(travellers).toEqual([
      {
        unitId: 'adult',
        fields: [{ id: 'b', required: false, when: null, words: { title: words }, rule: { kind: 'confirm' } }],
      },
    ]);
  });

  it('requires the language of the guide where there is a choice', () => {
    expect(requested({ guideLanguages: ['en'], ages: {} }).booking).toEqual([
      { id: 'guideLanguage', required: true, when: null, rule: { kind: 'choice', ids: ['en'] } },
    ]);
  });

  it('requires a pickup: a point, an address in an area, or own arrival where allowed', () => {
    const points = [{ id: 'gate', name: words, minutesBefore: 30 }];
    const pickup = (more: object) => requested({ pickup: { points, ownWay: false, ...more }, ages: {} }).booking;
    const gate = { id: 'gate', title: words, minutesBefore: 30 };
    const where = { id: 'pickup', required: true, when: null };
    expect(pickup({})).toEqual([{ ...where, rule: { kind: 'choice', ids: ['gate'] }, choices: [gate] }]);
    expect(pickup({ area: words, ownWay: true })).toEqual([
      {
        ...where,
        rule: { kind: 'choice', ids: ['gate', 'address', 'own'] },
        choices: [gate, { id: 'address', title: words }, { id: 'own' }],
      },
      {
        id: 'pickupAddress',
        required: true,
        rule: { kind: 'text', max: 200 },
        when: { field: 'pickup', is: 'address' },
      },
    ]);
  });

  it('requires nothing where an old booking has no fields', () => {
    expect(requested(undefined)).toEqual({
      visitDate: '2026-12-24',
      booking: [],
      travellers: [{ unitId: 'adult', fields: [] }],
    });
  });
});

describe('limits of answers', () => {
  const check = (id: string, answer: string, requiredFields: Partial<RequiredFieldsAtSale> = {}): string => {
    const line = requested({
      each: fields.filter((field) => field === id),
      ages: { adult: { from: 12, to: 64 } },
      ...requiredFields,
    });
    const read = checkAnswers(line, { booking: {}, travellers: [{ [id]: answer }] });
    return read.ok ? 'taken' : read.failure.code;
  };

  it('are taken themselves, and refused one beyond', () => {
    expect(['40', '250', '39', '251'].map((height) => check('height', height))).toEqual([
      'taken',
      'taken',
      'number_outside',
      'number_outside',
    ]);
    // Twelve and sixty-four years old on the day, and a day or a year off.
    const born = ['2014-12-24', '1961-12-25', '2014-12-25', '1961-12-24'];
    expect(born.map((date) => check('birthDate', date))).toEqual([
      'taken',
      'taken',
      'age_not_of_ticket',
      'age_not_of_ticket',
    ]);
    expect(['ABCDE', 'A'.repeat(15), 'ABCD', 'A'.repeat(16)].map((number) => check('passport', number))).toEqual([
      'taken',
      'taken',
      'passport_invalid',
      'passport_invalid',
    ]);
    expect(check('fullName', '<b>Lee</b>')).toBe('name_invalid');
  });

  it('name the limit in the facts of the failure', () => {
    const line = requested({ each: ['height', 'birthDate'], ages: { adult: { from: 12, to: 64 } } });
    const read = (answers: Record<string, string>) => checkAnswers(line, { booking: {}, travellers: [answers] });
    expect(read({ height: '1' })).toMatchObject({ failure: { facts: { from: 40, to: 250 } } });
    expect(read({ height: '180', birthDate: '2020-01-01' })).toMatchObject({
      failure: { facts: { from: 12, to: 64 } },
    });
  });

  it('of a birth date are those of the calendar, and 120 years', () => {
    const any = { ages: { adult: { from: 0, to: 99 } } };
    const born = ['2024-02-29', '2000-02-29', '2024-04-30', '1906-12-24', '2026-12-24'];
    expect(born.map((date) => check('birthDate', date, any))).toEqual(born.map(() => 'taken'));
    const wrong = ['1900-02-29', '2023-02-29', '2024-04-31', '2024-00-10', '2024-13-10', '2024-01-00', '1905-12-24'];
    expect(wrong.map((date) => check('birthDate', date, any))).toEqual(wrong.map(() => 'birth_date_invalid'));
  });
});
