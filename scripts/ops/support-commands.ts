import { addOperator } from '#src/actions/support/add-operator.ts';
import { answerTraveller } from '#src/actions/support/answer-traveller.ts';
import { readForInbox } from '#src/actions/support/read-for-inbox.ts';
import { readWaiting } from '#src/actions/support/read-waiting.ts';
import { revokeOperatorToken } from '#src/actions/support/revoke-operator-token.ts';
import { stockTerms } from '#src/actions/content/terms/stock-terms.ts';
import { fail, ok } from '#src/domain/failure.ts';
import { recorded, isUuid, type Answer, type Command, type Ground } from './command.ts';

const tokenBytes = 24;

/** What is done about conversations with travellers, and about legal texts. */
export const supportCommands: readonly Command[] = [
  {
    usage: 'conversations',
    says: 'Lists orders whose travellers wait for an answer, the longest first.',
    isRecorded: false,
    run: async ({ deps }) => ({ kind: 'found', rows: await readWaiting(deps), none: 'Nobody waits.' }),
  },
  {
    usage: 'conversation <order>',
    says: 'Shows what was said about an order.',
    isRecorded: false,
    run: async ({ deps }, [word = '']) => {
      const read = await readForInbox(deps, word.toUpperCase());
      if (!read.ok) return { kind: 'refused', failure: read.failure };
      const rows = read.value.map(({ at, author, text, picture }) => ({
        at,
        author,
        text: picture === null ? text : `${text} [picture]`.trim(),
      }));
      return { kind: 'found', rows, none: 'Nothing was said yet.' };
    },
  },
  {
    usage: 'answer <order>',
    says: 'Writes to the traveler of an order. They see it with their order, and get an email when it is unread for ten minutes.',
    isRecorded: true,
    options: { text: 'what to say' },
    needs: ['text'],
    run: (ground, [word = '']) => answer(ground, word.toUpperCase()),
  },
  {
    usage: 'add-operator <name>',
    says: 'Lets a program of the shop answer travellers by the API, and shows its token, this once.',
    isRecorded: true,
    run: (ground, [name = '']) => add(ground, name.slice(0, 80)),
  },
  {
    usage: 'shut-operator <operator>',
    says: 'Shuts such a program out at once.',
    isRecorded: true,
    run: (ground, [id = '']) =>
      recorded(ground, 'shut-operator', id, async (deps) =>
        isUuid(id) ? revokeOperatorToken(deps, id) : fail('not_found'),
      ),
  },
  {
    usage: 'load-terms <folder>',
    says: 'Loads legal texts out of <folder>/terms/<document>/<version>.<language>.md. A version that stands is never changed.',
    isRecorded: true,
    run: (ground, [folder = '']) =>
      recorded(ground, 'load-terms', folder, async (deps) => {
        const loaded = await stockTerms(deps, folder, { onlyNew: false });
        if (loaded.ok) return ok({ added: loaded.added });
        const [fault] = loaded.faults;
        return fail('bad_request', {
          field: fault === undefined ? 'folder' : `${fault.file}:${fault.line} ${fault.reason}`,
        });
      }),
  },
];

function answer(ground: Ground, reference: string): Promise<Answer> {
  const { actor: operator, values } = ground;
  return recorded(ground, 'answer', reference, (deps) =>
    answerTraveller(deps, { reference, text: values['text'] ?? '', operator }),
  );
}

async function add(ground: Ground, name: string): Promise<Answer> {
  const token = ground.deps.ids.token(tokenBytes);
  const done = await recorded(ground, 'add-operator', name, async (deps) =>
    ok(await addOperator(deps, { name, token })),
  );
  // The log keeps which program it was, and never what opens the desk.
  return done.kind === 'done' ? { ...done, done: { ...done.done, token } } : done;
}
