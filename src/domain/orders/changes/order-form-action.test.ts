import { expect, test } from 'vitest';
import { formActionText, readFormActionText, type OrderFormAction } from './order-form-action.ts';

const actions: readonly OrderFormAction[] = [
  { kind: 'cancel', reference: 'K7QX2M9DPA', positions: null, refundMinor: 0 },
  { kind: 'cancel', reference: 'K7QX2M9DPA', positions: [0, 12], refundMinor: 129_900 },
  { kind: 'change', reference: 'K7QX2M9DPA', slotId: '17', units: { adult: 2 }, differenceMinor: -300 },
  { kind: 'change', reference: 'K7QX2M9DPA', slotId: '9', units: { adult: 1, 'child-3_10': 2 }, differenceMinor: 42 },
];

test.each(actions)('$kind $reference is read as it was written', (action) => {
  expect(readFormActionText(formActionText(action))).toEqual(action);
});

test('is written with its amount, its seats or its start and party', () => {
  expect(actions.map(formActionText)).toEqual([
    'cancel|K7QX2M9DPA|0|all',
    'cancel|K7QX2M9DPA|129900|0,12',
    'change|K7QX2M9DPA|-300|17|adult:2',
    'change|K7QX2M9DPA|42|9|adult:1,child-3_10:2',
  ]);
});

test.each([
  '',
  'xcancel|K7QX2M9DPA|0|all',
  'cancel|K7QX2M9DPA|0|allx',
  'cancel|K7QX2M9DPA|0|123',
  'cancel|K7QX2M9DPA|0|1,123',
  'cancel|K7QX2M9DPA|1234567890123456|all',
  'xchange|K7QX2M9DPA|0|1|adult:1',
  'change|K7QX2M9DPA|0|1|adult:1x',
  'change|K7QX2M9DPA|0|1|adult:123',
  'change|K7QX2M9DPA|0|1|-adult:1',
  'change|K7QX2M9DPA|--1|1|adult:1',
  'change|K7QX2M9DPA|1234567890123456|1|adult:1',
  'change|K7QX2M9DPA|0|1234567890123456789|adult:1',
  'cancel|short|0|all',
  'cancel|K7QX2M9DPA|-1|all',
  'cancel|K7QX2M9DPA|0|',
  'cancel|K7QX2M9DPA|0|1,x',
  'change|K7QX2M9DPA|0|x|adult:1',
  'change|K7QX2M9DPA|0|1|adult',
  'delete|K7QX2M9DPA|0|all',
])('%j is no action', (text) => {
  expect(readFormActionText(text)).toBeNull();
});
