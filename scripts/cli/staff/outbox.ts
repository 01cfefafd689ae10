import { retryOutboxMessage } from '#src/actions/operations/retry-outbox-message.ts';
import { deadMessages } from '#src/store/checkout/troubles.store.ts';
import { recorded, type StaffCommand } from '../command.ts';

/** Commands about outbox messages that failed. */
export const outboxCommands: readonly StaffCommand[] = [
  {
    name: 'list-failed',
    description: 'Lists outbox messages that failed ten times, with their last error',
    isRecorded: false,
    run: async ({ deps }) => ({ kind: 'found', rows: await deadMessages(deps.db), none: 'No failed messages.' }),
  },
  {
    name: 'retry',
    args: { '<message>': 'id of the message, or "all"' },
    description: 'Retries a failed outbox message',
    isRecorded: true,
    run: async (context, [id = '']) => {
      if (id !== 'all' && !/^\d{1,15}$/.test(id)) return { kind: 'refused', failure: { code: 'not_found' } };
      return recorded(context, 'replay', id, (deps) => retryOutboxMessage(deps, id));
    },
  },
];
