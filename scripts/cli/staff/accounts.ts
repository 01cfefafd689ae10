import { blockAccount } from '#src/actions/operations/block-account.ts';
import { accountsNamed } from '#src/store/operations/operations.store.ts';
import { recorded, type Answer, type CommandContext, type StaffCommand } from '../command.ts';

const account = { '<account>': 'id, email address, or phone number (+44…)' };

/** Commands about accounts. */
export const accountCommands: readonly StaffCommand[] = [
  {
    name: 'block',
    args: account,
    description: 'Ends all sessions of an account at once and prevents sign-in',
    isRecorded: true,
    run: (context, [word = '']) => block(context, word, true),
  },
  {
    name: 'unblock',
    args: account,
    description: 'Allows a blocked account to sign in again',
    isRecorded: true,
    run: (context, [word = '']) => block(context, word, false),
  },
];

/** The log names accounts by their id, so it is looked up first. */
async function block(context: CommandContext, word: string, blocked: boolean): Promise<Answer> {
  const [accountId, ...more] = await accountsNamed(context.deps.db, word);
  if (accountId === undefined) return { kind: 'refused', failure: { code: 'not_found' } };
  if (more.length > 0) {
    const facts = { ids: [accountId, ...more].join(', ') };
    return { kind: 'refused', failure: { code: 'several_accounts', facts } };
  }
  const command = blocked ? 'block' : 'unblock';
  return recorded(context, command, accountId, (deps) => blockAccount(deps, { accountId, blocked }));
}
