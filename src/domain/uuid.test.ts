import { describe, expect, it } from 'vitest';

import { isUuid, uuidDigits, uuidFromDigits } from '#src/domain/uuid.ts';

const id = '0192f3a4-5b6c-7d8e-9fa0-b1c2d3e4f5a6';

describe('isUuid', () => {
  it('accepts a UUID as the database writes it', () => {
    expect(isUuid(id)).toBe(true);
  });

  it.each([
    ['capital letters', id.toUpperCase()],
    ['no hyphens', id.replaceAll('-', '')],
    ['a group that is too short', id.slice(0, -1)],
    ['text around it', `${id} `],
    ['a digit that is not hexadecimal', id.replace('f', 'g')],
    ['nothing', ''],
    ['null', null],
    ['undefined', undefined],
  ])('refuses %s', (_, text) => {
    expect(isUuid(text)).toBe(false);
  });
});

describe('uuidFromDigits', () => {
  it('returns the UUID whose digits it gets', () => {
    expect(uuidDigits(id)).toBe('0192f3a45b6c7d8e9fa0b1c2d3e4f5a6');
    expect(uuidFromDigits(uuidDigits(id))).toBe(id);
  });

  it.each(['', id, uuidDigits(id).slice(1), `${uuidDigits(id)}0`, uuidDigits(id).toUpperCase()])(
    'returns null for "%s"',
    (digits) => {
      expect(uuidFromDigits(digits)).toBeNull();
    },
  );
});
