import { describe, expect, it } from 'vitest';

import { hasTwoFactors, waysLeft } from '#src/domain/accounts/identity-provider.ts';

const phone = '+85291234567';

describe('hasTwoFactors', () => {
  it.each([
    [{ phone: null, isEmailProved: true, passkeys: 0 }, false],
    [{ phone, isEmailProved: false, passkeys: 0 }, false],
    [{ phone, isEmailProved: true, passkeys: 0 }, true],
    [{ phone: null, isEmailProved: true, passkeys: 1 }, true],
  ])('of %j returns %j', (ways, expected) => {
    expect(hasTwoFactors(ways)).toBe(expected);
  });
});

describe('waysLeft', () => {
  it.each([
    [{ phone: null, isEmailProved: false, identities: 0, passkeys: 0 }, 0],
    [{ phone, isEmailProved: false, identities: 0, passkeys: 0 }, 1],
    [{ phone: null, isEmailProved: true, identities: 0, passkeys: 0 }, 1],
    [{ phone: null, isEmailProved: false, identities: 2, passkeys: 0 }, 2],
    [{ phone: null, isEmailProved: false, identities: 0, passkeys: 3 }, 3],
    [{ phone, isEmailProved: true, identities: 1, passkeys: 1 }, 4],
  ])('of %j counts %i sign-in methods', (ways, expected) => {
    expect(waysLeft(ways)).toBe(expected);
  });
});
