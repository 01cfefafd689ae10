import { expect, it } from 'vitest';

import type { FieldWords } from '#src/web/shared/orders/required-fields-view.ts';
import type { CheckoutLineWords } from '#src/web/checkout/checkout/checkout-view.ts';
import {
  answersOfLines,
  answersToSend,
  hasRequiredFields,
  fieldIdOf,
  lineFaults,
  withAnswer,
} from '#src/web/checkout/checkout/form/line-answers.ts';

const text = { required: true, rule: { kind: 'text', max: 20 }, when: null } as const;
const words = { label: 'Label', labelLang: undefined, hint: undefined, options: [], unit: undefined };
const field = (id: string, about: Partial<FieldWords> = {}): FieldWords => ({ id, ...text, ...words, ...about });

function lineOf(itemId: string, about: Partial<CheckoutLineWords> = {}): CheckoutLineWords {
  const person = { unit: 'Adult', unitLang: 'en', fields: [field('fullName'), field('passport')] };
  return {
    itemId,
    href: '/',
    title: 'A visit',
    titleLang: 'en',
    option: 'Only',
    optionLang: 'en',
    place: 'Tokyo',
    seller: null,
    picture: 'tower-day-1',
    alt: '',
    when: '',
    zone: '',
    party: '',
    prices: [],
    amount: '€1',
    details: [],
    payAtProperty: [],
    besides: null,
    cancellation: [],
    visitDate: '2026-12-24',
    asked: {
      booking: [
        field('pickup', { rule: { kind: 'choice', ids: ['gate', 'address'] } }),
        field('pickupAddress', { when: { field: 'pickup', is: 'address' } }),
      ],
      travellers: [
        { ...person, title: 'Traveler 1' },
        { ...person, title: 'Traveler 2' },
      ],
    },
    answers: null,
    price: { minor: 100, currency: 'EUR' },
    was: null,
    ...about,
  };
}

it('shows what was typed before what was sent before what is known', () => {
  const sent = { booking: { pickup: 'gate' }, travellers: [{ fullName: 'Sent', passport: 'S1' }] };
  const typed = withAnswer(undefined, { part: 0, id: 'fullName', value: '' });
  const shown = answersOfLines({ lines: [lineOf('one', { answers: sent })], typed: { one: typed }, lead: 'Lead' });
  expect(shown['one']).toEqual({
    booking: { pickup: 'gate', pickupAddress: '' },
    travellers: [
      { fullName: '', passport: 'S1' },
      { fullName: '', passport: '' },
    ],
  });
});

it('requests no details twice: the first traveler is the lead, and each line starts with the travelers of the previous one', () => {
  const typed = withAnswer(withAnswer(undefined, { part: 1, id: 'fullName', value: 'Second' }), {
    part: 0,
    id: 'passport',
    value: 'P1',
  });
  const plus = lineOf('two').asked.travellers.map((one) => ({ ...one, unit: 'Adult (12+)' }));
  const second = lineOf('two', { asked: { booking: [], travellers: plus } });
  const shown = answersOfLines({ lines: [lineOf('one'), second], typed: { one: typed }, lead: 'Lead' });
  expect(shown['two']?.travellers).toEqual([
    { fullName: 'Lead', passport: 'P1' },
    { fullName: 'Second', passport: '' },
  ]);
  const children = lineOf('two', {
    asked: {
      booking: [],
      travellers: [{ title: '', unit: 'Child', unitLang: 'en', fields: [field('passport')] }],
    },
  });
  expect(
    answersOfLines({ lines: [lineOf('one'), children], typed: { one: typed }, lead: '' })['two']?.travellers,
  ).toEqual([{ passport: '' }]);
});

it('sends the required fields of lines that have some', () => {
  const silent = lineOf('three', {
    asked: { booking: [], travellers: [{ title: '', unit: 'Adult', unitLang: 'en', fields: [] }] },
  });
  expect(hasRequiredFields(silent.asked)).toBe(false);
  const person = { fullName: 'A', passport: 'B' };
  const given = { booking: { pickup: 'gate', pickupAddress: 'left over' }, travellers: [person, person] };
  expect(answersToSend([lineOf('one'), silent], { one: given, three: { booking: {}, travellers: [{}] } })).toEqual([
    { itemId: 'one', booking: { pickup: 'gate' }, travellers: [person, person] },
  ]);
});

it('names each slip by the path that the server uses, which is the control’s id', () => {
  const person = { fullName: 'A', passport: 'B' };
  const given = { booking: { pickup: 'address' }, travellers: [person, { ...person, passport: '' }] };
  const faults = lineFaults([lineOf('one')], { one: given });
  expect(Object.keys(faults)).toEqual(['answers.one.booking.pickupAddress', 'answers.one.travellers.1.passport']);
  expect(fieldIdOf('answers.one.travellers.1.passport')).toBe('answers-one-travellers-1-passport');
});
