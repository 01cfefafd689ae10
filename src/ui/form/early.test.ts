import { describe, expect, it } from 'vitest';

import { earlyChoice } from './early.ts';

describe('what was chosen before the page answered', () => {
  const times = [
    { value: '0900', checked: false },
    { value: '1000', checked: true },
  ];

  it('is a time that the page does not know of', () => {
    expect(earlyChoice(times, '')).toBe('1000');
    expect(earlyChoice(times, '0900')).toBe('1000');
  });

  it('is nothing where the page knows the time, or none is chosen', () => {
    expect(earlyChoice(times, '1000')).toBeNull();
    expect(earlyChoice([{ value: '0900', checked: false }], '0900')).toBeNull();
  });
});
