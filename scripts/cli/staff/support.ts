import { addOperator } from '#src/actions/support/add-operator.ts';
import { answerTraveller } from '#src/actions/support/answer-traveller.ts';
import { readForInbox } from '#src/actions/support/read-for-inbox.ts';
import { readWaiting } from '#src/actions/support/read-waiting.ts';
import { revokeOperatorToken } from '#src/actions/support/revoke-operator-token.ts';
import { fail, ok } from '#src/domain/failure.ts';
import { recorded, isUuid, type Answer, type CommandContext, type StaffCommand } from '../command.ts';

const tokenBytes = 24;

/** Commands about messages of travelers. */
export const supportCommands: readonly StaffCommand[] = [
  {
    name: 'list',
    description: 'Lists orders whose travelers wait for an answer, longest wait first',
    isRecorded: false,
    run: async ({ deps }) => ({
      kind: 'found',
      rows: await readWaiting(deps),
      none: 'No traveler waits for an answer.',
    }),
  },
  {
    name: 'show',
    args: { '<order>': 'order reference' },
    description: 'Shows the messages of an order',
    isRecorded: false,
    run: async ({ deps }, [word = '']) => {
      const read = await readForInbox(deps, word.toUpperCase());
      if (!read.ok) return { kind: 'refused', failure: read.failure };
      const rows = read.value.map(({ at, author, text, picture }) => ({
        at,
        author,
        text: picture === null ? text : `${text} [picture]`.trim(),
      }));
      return { kind: 'found', rows, none: 'No messages yet.' };
    },
  },
  {
    name: 'reply',
    args: { '<order>': 'order reference' },
    description: 'Sends a message to the traveler of an order',
    details: 'It is shown with the order, and sent by email if it is unread after ten minutes.',
    isRecorded: true,
    options: [{ flags: '--text <text>', description: 'text of the message', isRequired: true }],
    run: (context, [word = '']) => answer(context, word.toUpperCase()),
  },
  {
    name: 'add-operator',
    args: { '<name>': 'name of the program, at most 80 characters' },
    description: 'Allows a program to answer travelers through the API, and shows its token, once',
    isRecorded: true,
    run: (context, [name = '']) => add(context, name.slice(0, 80)),
  },
  {
    name: 'revoke-operator',
    args: { '<operator>': 'id of the program' },
    description: 'Revokes the token of such a program at once',
    isRecorded: true,
    run: (context, [id = '']) =>
      recorded(context, 'shut-operator', id, async (deps) =>
        isUuid(id) ? revokeOperatorToken(deps, id) : fail('not_found'),
      ),
  },
];

function answer(context: CommandContext, reference: string): Promise<Answer> {
  const { actor: operator, values } = context;
  return recorded(context, 'answer', reference, (deps) =>
    answerTraveller(deps, { reference, text: values['text'] ?? '', operator }),
  );
}

async function add(context: CommandContext, name: string): Promise<Answer> {
  const token = context.deps.ids.token(tokenBytes);
  const done = await recorded(context, 'add-operator', name, async (deps) =>
    ok(await addOperator(deps, { name, token })),
  );
  // The log stores which program it was, and never its token.
  return done.kind === 'done' ? { ...done, done: { ...done.done, token } } : done;
}
