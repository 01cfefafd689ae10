import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import type { Command as Commander } from 'commander';
import { wholeSyntax, type Answer, type Command, type ScriptCommand } from './command.ts';
import type { StaffCommand, ToolCommand } from './command.ts';
import { UsageError, Refusal, type ParsedOptions } from '../commands/outcome.ts';
import { jsonText, refusalText, table } from './result-text.ts';
import type { CommandEnvironment } from './command-environment.ts';
import { missingOptions } from './syntax.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Line = {
  /** The command as `commander` knows it, for errors of usage. */
  readonly leaf: Commander;
  readonly args: readonly string[];
  readonly options: ParsedOptions;
  readonly environment: CommandEnvironment;
};

/** Runs a command and returns its exit code. An invalid command line is reported before anything is opened. */
export async function perform(command: Command, line: Line): Promise<number> {
  const missing = missingOptions(wholeSyntax(command), line.options);
  if (missing.length > 0) exitWithUsageError(line, `required option not specified: ${missing.join(', ')}`);
  if ('script' in command) return performScript(command, line);
  return 'execute' in command ? performTool(command, line) : performStaff(command, line);
}

function exitWithUsageError({ leaf }: Line, text: string): never {
  return leaf.error(`error: ${text}`, { exitCode: 2 });
}

async function performStaff(command: StaffCommand, line: Line): Promise<number> {
  const { options, args, environment } = line;
  const { values, flags } = options;
  const reason = values['reason']?.trim() ?? '';
  if (values['reason'] !== undefined && reason === '') exitWithUsageError(line, 'the reason is empty: --reason "…"');
  if (flags.has('reveal') && reason === '') exitWithUsageError(line, '--reveal needs a reason: --reason "…"');
  const dryRun = flags.has('dryRun');
  const context = {
    ...options,
    deps: await environment.open(),
    actor: values['actor'] ?? environment.user,
    reason,
    dryRun,
    reveal: flags.has('reveal'),
    setup: environment.setup ?? (async () => []),
  };
  const answer = await command.run(context, args);
  if (flags.has('json')) environment.say(jsonText({ ...answer, dryRun }));
  else report(answer, dryRun, environment);
  return answer.kind === 'refused' ? 1 : 0;
}

function report(answer: Answer, dryRun: boolean, { say, complain }: CommandEnvironment): void {
  if (answer.kind === 'refused') complain(refusalText(answer.failure));
  else if (answer.kind === 'done')
    say(`${dryRun ? 'Dry run (nothing was changed)' : 'Done'}:\n${table([answer.done])}`);
  else say(answer.rows.length === 0 ? answer.none : table(answer.rows));
}

async function performTool(command: ToolCommand, line: Line): Promise<number> {
  const { options, args, environment } = line;
  const { say, complain } = environment;
  const isJson = options.flags.has('json');
  try {
    const { code, data } = await command.execute(args, options, { say: isJson ? complain : say, complain });
    if (isJson) say(jsonText({ kind: code === 0 ? 'done' : 'refused', ...data }));
    return code;
  } catch (error) {
    if (error instanceof UsageError) return exitWithUsageError(line, error.message);
    if (!(error instanceof Refusal)) throw error;
    complain(error.message);
    if (isJson) say(jsonText({ kind: 'refused', why: error.message }));
    return 1;
  }
}

/** Runs a script in a separate process, on this terminal. */
async function performScript(command: ScriptCommand, { args, options }: Line): Promise<number> {
  const child = spawn(process.execPath, command.script(args, options), { cwd: root, stdio: 'inherit' });
  const stop = (): void => void child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  const [code] = await once(child, 'exit');
  process.off('SIGTERM', stop);
  return typeof code === 'number' ? code : 1;
}
