import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';

import { messageIdOf } from '#src/server/config/message-id.ts';

it('is the id under which catalogues have the message', () => {
  expect(messageIdOf('Search')).toBe(msg`Search`.id);
  expect(messageIdOf('Good to have you here')).toBe(msg`Good to have you here`.id);
});
