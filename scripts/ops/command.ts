import { onRecord, type Done } from '#src/actions/staff/on-record.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Failure, Result } from '#src/domain/failure.ts';
import { isUuid as isUuidOfDatabase } from '#src/domain/uuid.ts';

/** What stands behind a command: the shop, and who calls it with which options. */
export type Ground = {
  readonly deps: Deps;
  readonly actor: string;
  readonly reason: string;
  readonly dryRun: boolean;
  readonly reveal: boolean;
  readonly values: Readonly<Record<string, string>>;
  /** What is dangerous in the environment of this installation. */
  readonly setup: () => Promise<readonly { readonly code: string; readonly text: string }[]>;
};

/** What a command found or did: rows to show, or why nothing was done. */
export type Answer =
  | { readonly kind: 'found'; readonly rows: readonly object[]; readonly none: string }
  | { readonly kind: 'done'; readonly done: Done }
  | { readonly kind: 'refused'; readonly failure: Failure<string> };

export type Command = {
  /** As it is typed, with the words that follow: "refund <booking>". */
  readonly usage: string;
  readonly says: string;
  /** A change needs a reason, can be tried without effect, and is recorded. */
  readonly isRecorded: boolean;
  /** Options of its own, with what they mean. Those in `needs` must be there. */
  readonly options?: Readonly<Record<string, string>>;
  readonly needs?: readonly string[];
  /** It needs a reason although it changes nothing. */
  readonly reasoned?: true;
  readonly run: (ground: Ground, words: readonly string[]) => Promise<Answer>;
};

/** Whether a command runs only with a reason. */
export function needsReason({ isRecorded, reasoned }: Pick<Command, 'isRecorded' | 'reasoned'>): boolean {
  return isRecorded || reasoned === true;
}

/** Runs an action together with its entry in the audit log. */
export async function recorded<Code extends string>(
  { deps, actor, reason, dryRun }: Ground,
  command: string,
  subject: string,
  act: (deps: Deps) => Promise<Result<Done, Code>>,
): Promise<Answer> {
  const result = await onRecord(deps, { actor, command, subject, reason, dryRun }, act);
  return result.ok ? { kind: 'done', done: result.value } : { kind: 'refused', failure: result.failure };
}

/** Whether a text has the form of an id, in either case; anything else is not there, and the database need not be asked. */
export function isUuid(text: string): boolean {
  return isUuidOfDatabase(text.toLowerCase());
}
