import { expect, it } from 'vitest';

import { hasTwoFactors } from '#src/domain/accounts/identity-provider.ts';

const phone = '+85291234567';

it.each([
  [{ phone: null, isEmailProved: true, passkeys: 0 }, false],
  [{ phone, isEmailProved: false, passkeys: 0 }, false],
  [{ phone, isEmailProved: true, passkeys: 0 }, true],
  [{ phone: null, isEmailProved: true, passkeys: 1 }, true],
])('hasTwoFactors(%j) returns %j', (ways, expected) => {
  expect(hasTwoFactors(ways)).toBe(expected);
});
