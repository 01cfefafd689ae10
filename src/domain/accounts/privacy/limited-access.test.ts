import { expect, it } from 'vitest';

import { hasLimitedAccess } from '#src/domain/accounts/privacy/limited-access.ts';

it.each([
  [[], false],
  [['deprecated'], true],
  [['other', 'deprecated'], true],
  [['Deprecated', 'deprecated_soon'], false],
])('the policies %j limit access: %s', (policies, limited) => {
  expect(hasLimitedAccess(policies)).toBe(limited);
});
