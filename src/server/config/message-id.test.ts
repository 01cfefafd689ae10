import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';

import { messageIdOf } from '#src/server/config/message-id.ts';

it('is the id under which catalogues have the message', () => {
  expect(messageIdOf('Search')).toBe(msg`Search`.id);
  expect(messageIdOf('Welcome')).toBe(msg`Welcome`.id);
});
