import { describe, expect, it } from 'vitest';

import { requiredFieldsOf, type LineRules } from '#src/domain/catalogue/offers/required-fields.ts';
import {
  ageAt,
  answerFaults,
  checkAnswers,
  maskPassport,
  shownAnswers,
  type Answers,
} from '#src/domain/orders/traveller-answers.ts';
import type { RequiredFieldsAtSale } from '#src/domain/catalogue/option-required-fields.ts';

const yes = { en: 'Yes', ja: 'はい', ar: 'نعم' };
const asks: RequiredFieldsAtSale = {
  each: ['fullName', 'birthDate', 'nationality', 'passport', 'passportExpiry'],
  first: ['diet'],
  units: { child: ['height'] },
  guideLanguages: ['en', 'ja'],
  questions: [
    { id: 'shoes', per: 'traveller', units: ['child'], title: yes, rule: { kind: 'number', from: 12, to: 32 } },
    { id: 'swims', per: 'booking', title: yes, hint: yes, rule: { kind: 'confirm' } },
    { id: 'wish', per: 'booking', optional: true, title: yes, rule: { kind: 'text', max: 10 } },
    {
      id: 'hair',
      per: 'traveller',
      units: ['adult'],
      title: yes,
      rule: {
        kind: 'choice',
        choices: [
          { id: 'short', title: yes },
          { id: 'long', title: yes },
        ],
      },
    },
  ],
  pickup: { points: [{ id: 'gate', name: yes, minutesBefore: 30 }], area: yes, ownWay: true },
  ages: { adult: { from: 12, to: 99 }, child: { from: 4, to: 11 } },
};
const requested = requiredFieldsOf({
  asks,
  localDate: '2026-12-24',
  units: [
    { unitId: 'adult', quantity: 1 },
    { unitId: 'child', quantity: 1 },
  ],
});
const person = {
  fullName: 'Noor Haddad',
  nationality: 'JP',
  passport: 'tz 123-4567',
  passportExpiry: '2026-12-24',
};
const adult: Answers = { ...person, birthDate: '1990-02-28', diet: 'any', hair: 'long' };
const child: Answers = { ...person, birthDate: '2018-12-24', height: '121', shoes: '19' };
const booking: Answers = { pickup: 'gate', guideLanguage: 'ja', swims: 'yes' };

describe('the required fields of a line', () => {
  it('returns the fields of each traveler, the first, those of a unit and the booking', () => {
    expect(requested.booking.map(({ id }) => id)).toEqual([
      'pickup',
      'pickupAddress',
      'guideLanguage',
      'swims',
      'wish',
    ]);
    expect(requested.travellers.map(({ fields }) => fields.map(({ id }) => id))).toEqual([
      ['fullName', 'birthDate', 'nationality', 'passport', 'passportExpiry', 'diet', 'hair'],
      ['fullName', 'birthDate', 'nationality', 'passport', 'passportExpiry', 'height', 'shoes'],
    ]);
    expect(requested.booking[0]?.rule).toEqual({ kind: 'choice', ids: ['gate', 'address', 'own'] });
  });

  it('returns nothing where the option requires nothing', () => {
    const line = requiredFieldsOf({ asks: null, localDate: '2026-12-24', units: [{ unitId: 'adult', quantity: 2 }] });
    expect(line.booking).toEqual([]);
    expect(line.travellers).toEqual([
      { unitId: 'adult', fields: [] },
      { unitId: 'adult', fields: [] },
    ]);
    expect(checkAnswers(line, { booking: { any: 'thing' }, travellers: [] })).toEqual({
      ok: true,
      value: { booking: {}, travellers: [{}, {}] },
    });
  });
});

describe('answers', () => {
  it('are normalized, without unknown fields', () => {
    const given = { booking: { ...booking, pickupAddress: 'left over', other: 'x' }, travellers: [adult, child] };
    expect(checkAnswers(requested, given)).toEqual({
      ok: true,
      value: {
        booking,
        travellers: [
          { ...adult, passport: 'TZ1234567' },
          { ...child, passport: 'TZ1234567' },
        ],
      },
    });
  });

  it.each<[Answers, string, string]>([
    [{ pickup: '' }, 'booking.pickup', 'answer_missing'],
    [{ pickup: 'moon' }, 'booking.pickup', 'answer_unknown'],
    [{ pickup: 'address' }, 'booking.pickupAddress', 'answer_missing'],
    [{ pickup: 'address', pickupAddress: 'x'.repeat(201) }, 'booking.pickupAddress', 'answer_too_long'],
    [{ guideLanguage: 'de' }, 'booking.guideLanguage', 'answer_unknown'],
    [{ swims: 'no' }, 'booking.swims', 'answer_missing'],
    [{ wish: 'far too much' }, 'booking.wish', 'answer_too_long'],
  ])('of the booking %o are refused at %s: %s', (change, field, code) => {
    const refused = checkAnswers(requested, { booking: { ...booking, ...change }, travellers: [adult, child] });
    expect(refused).toMatchObject({ ok: false, failure: { field, code } });
  });

  it.each<[Answers, string, string]>([
    [{ fullName: ' \u200b ' }, 'fullName', 'answer_missing'],
    [{ birthDate: '2018-02-29' }, 'birthDate', 'birth_date_invalid'],
    [{ birthDate: '2027-01-01' }, 'birthDate', 'birth_date_invalid'],
    [{ birthDate: '1899-01-01' }, 'birthDate', 'birth_date_invalid'],
    [{ birthDate: '2014-12-24' }, 'birthDate', 'age_not_of_ticket'],
    [{ birthDate: '2022-12-25' }, 'birthDate', 'age_not_of_ticket'],
    [{ nationality: 'XX' }, 'nationality', 'answer_unknown'],
    [{ passport: '12' }, 'passport', 'passport_invalid'],
    [{ passportExpiry: '2026-12-23' }, 'passportExpiry', 'passport_runs_out'],
    [{ passportExpiry: 'soon' }, 'passportExpiry', 'answer_missing'],
    [{ height: '39' }, 'height', 'number_outside'],
    [{ height: '1.2' }, 'height', 'number_outside'],
    [{ shoes: '33' }, 'shoes', 'number_outside'],
    [{ shoes: '19.5' }, 'shoes', 'number_outside'],
    [{ birthDate: 'x2018-12-24' }, 'birthDate', 'birth_date_invalid'],
    [{ birthDate: '2018-12-24x' }, 'birthDate', 'birth_date_invalid'],
    // 2100 is no leap year.
    [{ passportExpiry: '2100-02-29' }, 'passportExpiry', 'answer_missing'],
  ])('of a child %o are refused at %s: %s', (change, field, code) => {
    const refused = checkAnswers(requested, { booking, travellers: [adult, { ...child, ...change }] });
    expect(refused).toMatchObject({ ok: false, failure: { field: `travellers.1.${field}`, code } });
  });

  it('may be as long as their limit, which a refusal reports, and dates of leap years', () => {
    const reported = (wish: string) =>
      checkAnswers(requested, { booking: { ...booking, wish }, travellers: [adult, child] });
    expect(reported('x'.repeat(10)).ok).toBe(true);
    expect(reported('x'.repeat(11))).toMatchObject({ ok: false, failure: { facts: { limit: 10 } } });
    const leap = { ...adult, birthDate: '2000-02-29', passportExpiry: '2028-02-29' };
    expect(answerFaults(requested, { booking, travellers: [leap, child] })).toEqual([]);
  });

  it('are all named that are wrong, in the order of the form', () => {
    const faults = answerFaults(requested, { booking: {}, travellers: [adult] });
    expect(faults.map(({ field }) => field)).toEqual([
      'booking.pickup',
      'booking.guideLanguage',
      'booking.swims',
      ...['fullName', 'birthDate', 'nationality', 'passport', 'passportExpiry', 'height', 'shoes'].map(
        (id) => `travellers.1.${id}`,
      ),
    ]);
  });

  it('name a flight as tickets write it, with or without a blank, and a time that clocks show', () => {
    const rules = (kind: 'flight' | 'time'): LineRules => ({
      visitDate: '2026-12-24',
      booking: [{ id: 'one', required: true, rule: { kind }, when: null }],
      travellers: [],
    });
    const reported = (kind: 'flight' | 'time', one: string): string | undefined => {
      const read = checkAnswers(rules(kind), { booking: { one }, travellers: [] });
      return read.ok ? read.value.booking['one'] : read.failure.code;
    };
    expect(['jl 123', 'UO-618', 'U21', '9W4821', 'BAW15C', 'klm1'].map((text) => reported('flight', text))).toEqual([
      'JL123',
      'UO618',
      'U21',
      '9W4821',
      'BAW15C',
      'KLM1',
    ]);
    const wrong = ['JL', '123', '12345', 'JL12345', 'JAPAN 1', 'JL12CC', 'ＪＬ１２'];
    expect(wrong.map((text) => reported('flight', text))).toEqual(wrong.map(() => 'flight_invalid'));
    expect(['07:45', '24:00', '7:45', 'noon', '107:45', '07:450'].map((text) => reported('time', text))).toEqual([
      '07:45',
      'answer_missing',
      'answer_missing',
      'answer_missing',
      'answer_missing',
      'answer_missing',
    ]);
  });

  it('are shown again without the numbers of passports', () => {
    expect(maskPassport('TZ1234567')).toBe('•••567');
    expect(shownAnswers({ booking, travellers: [{ passport: 'TZ1234567', diet: 'any' }, { diet: 'any' }] })).toEqual({
      booking,
      travellers: [{ passport: '•••567', diet: 'any' }, { diet: 'any' }],
    });
  });
});

it('an age counts full years on the day of the visit', () => {
  expect(ageAt('2014-12-24', '2026-12-24')).toBe(12);
  expect(ageAt('2014-12-25', '2026-12-24')).toBe(11);
  expect(ageAt('2012-02-29', '2026-02-28')).toBe(13);
});

it('a person older than every age range has the ticket for the oldest', () => {
  const old = { ...adult, birthDate: '1920-01-01' };
  expect(answerFaults(requested, { booking, travellers: [old, child] })).toEqual([]);
});
