import { expect, it } from 'vitest';

import { supportCalls } from '#src/contract/support/support.calls.ts';
import { loadUserMessages } from '#src/web/support/user-messages/user-messages.load.ts';
import { loadContext } from '../../../../tests/load-context.ts';

it('cuts a long message between visible characters', async () => {
  const family = '👩\u200d👩\u200d👧';
  const last = { text: family.repeat(130), at: '2026-12-01T10:00:00.000Z', by: 'traveller' };
  const { context } = await loadContext({
    page: 'user-messages',
    answers: {
      [supportCalls.conversations.path.source]: {
        conversations: [{ reference: 'MDR-1', title: null, unread: 0, last }],
      },
    },
  });
  const shown = await loadUserMessages(context);
  expect(shown).toMatchObject({ data: { rows: [{ last: family.repeat(120) }] } });
});
