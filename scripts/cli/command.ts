import { onRecord, type Done } from '#src/actions/staff/on-record.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Failure, Result } from '#src/domain/failure.ts';
import { isUuid as isUuidOfDatabase } from '#src/domain/uuid.ts';
import type { ParsedOptions, Outcome, Output } from '../commands/outcome.ts';
import type { OptionSyntax, Syntax } from './syntax.ts';

/** The context of a staff command: the shop, who runs the command, and its options. */
export type CommandContext = ParsedOptions & {
  readonly deps: Deps;
  readonly actor: string;
  readonly reason: string;
  readonly dryRun: boolean;
  readonly reveal: boolean;
  /** Returns the dangerous settings of this installation. */
  readonly setup: () => Promise<readonly { readonly code: string; readonly text: string }[]>;
};

/** The result of a staff command: rows to show, a change, or a refusal. */
export type Answer =
  | { readonly kind: 'found'; readonly rows: readonly object[]; readonly none: string }
  | { readonly kind: 'done'; readonly done: Done }
  | { readonly kind: 'refused'; readonly failure: Failure<string> };

/** A command of the staff of a shop, which is opened for it. */
export type StaffCommand = Syntax & {
  /** A change needs a reason, can be tried with `--dry-run`, and is written to the audit log. */
  readonly isRecorded: boolean;
  /** It needs a reason although it changes nothing. */
  readonly requiresReason?: true;
  /** It masks personal data unless `--reveal` is given, which needs a reason. */
  readonly masksPersonalData?: true;
  readonly run: (context: CommandContext, args: readonly string[]) => Promise<Answer>;
};

/** A command that opens what it needs by itself: imports, exports, database, development. */
export type ToolCommand = Syntax & {
  readonly execute: (args: readonly string[], options: ParsedOptions, output: Output) => Promise<Outcome>;
};

/**
 * A command that is a separate script, whose exit code it passes on. It writes what it likes; one that has `--json` names it among its options.
 */
export type ScriptCommand = Syntax & {
  /** Returns the script, from the project's root, and its arguments. */
  readonly script: (args: readonly string[], options: ParsedOptions) => readonly string[];
};

export type Command = StaffCommand | ToolCommand | ScriptCommand;

const jsonOption: OptionSyntax = {
  flags: '--json',
  description: 'print one JSON document; messages go to standard error',
};

/** Returns the syntax of a command with the options that all commands of its kind have. */
export function wholeSyntax(command: Command): Syntax {
  if ('script' in command) return command;
  const general = 'execute' in command ? [] : staffOptions(command);
  return { ...command, options: [...(command.options ?? []), ...general, jsonOption] };
}

function staffOptions({ isRecorded, requiresReason, masksPersonalData }: StaffCommand): readonly OptionSyntax[] {
  const needsReason = isRecorded || requiresReason === true;
  const reason: OptionSyntax = {
    flags: '--reason <text>',
    description: 'why, for the audit log',
    ...(needsReason && { isRequired: true }),
  };
  const actor: OptionSyntax = {
    flags: '--actor <name>',
    description: 'who, for the audit log (default: the user of this system)',
  };
  return [
    ...(masksPersonalData === true ? [{ flags: '--reveal', description: 'show personal data; needs --reason' }] : []),
    ...(needsReason || masksPersonalData === true ? [reason, actor] : []),
    ...(isRecorded ? [{ flags: '--dry-run', description: 'do everything, then roll it back' }] : []),
  ];
}

/** Runs an action together with its entry in the audit log. */
export async function recorded<Code extends string>(
  { deps, actor, reason, dryRun }: CommandContext,
  command: string,
  subject: string,
  act: (deps: Deps) => Promise<Result<Done, Code>>,
): Promise<Answer> {
  const result = await onRecord(deps, { actor, command, subject, reason, dryRun }, act);
  return result.ok ? { kind: 'done', done: result.value } : { kind: 'refused', failure: result.failure };
}

/**
 * Returns whether a text has the form of an id, in upper or lower case. Any other text names nothing, and the database
 * is not queried.
 */
export function isUuid(text: string): boolean {
  return isUuidOfDatabase(text.toLowerCase());
}
