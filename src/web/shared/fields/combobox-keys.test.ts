import { expect, it } from 'vitest';

import { boxReducer, closedBox, keyMoves, type BoxEvent } from '#src/web/shared/fields/combobox-keys.ts';

const after = (...events: readonly BoxEvent[]) => events.reduce(boxReducer, closedBox);
const typed: BoxEvent = { type: 'typed', text: 'to' };
const down: BoxEvent = { type: 'moved', by: 1, count: 3 };
const up: BoxEvent = { type: 'moved', by: -1, count: 3 };

it.each<[string, readonly BoxEvent[], object]>([
  ['typing opens it and leaves no option active', [typed, down, typed], { text: 'to', isOpen: true, at: -1 }],
  ['down goes to the first', [typed, down], { at: 0 }],
  ['up goes to the last', [typed, up], { at: 2 }],
  ['down past the last is the field again', [typed, down, down, down, down], { at: -1 }],
  ['up from the first is the field again', [typed, down, up], { at: -1 }],
  ['closing keeps the words', [typed, down, { type: 'closed' }], { text: 'to', isOpen: false, at: -1 }],
  ['down opens a closed one at its first', [typed, { type: 'closed' }, down], { isOpen: true, at: 0 }],
  ['up opens a closed one at its last', [typed, { type: 'closed' }, up], { isOpen: true, at: 2 }],
  ['without options no option is active', [typed, { type: 'moved', by: 1, count: 0 }], { at: -1 }],
])('%s', (_, events, expected) => {
  expect(after(...events)).toMatchObject(expected);
});

it('only the arrows move', () => {
  expect(['ArrowDown', 'ArrowUp', 'Home', 'Enter', 'a'].map(keyMoves)).toEqual([1, -1, null, null, null]);
});
