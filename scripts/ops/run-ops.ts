import { parseArgs } from 'node:util';
import type { Deps } from '#src/actions/deps.ts';
import { needsReason, type Answer, type Command, type Ground } from './command.ts';
import { helpFor, helpText, refusalText, table } from './words.ts';
import { contentCommands } from './content-commands.ts';
import { closingCommands } from './closing-commands.ts';
import { orderCommands } from './order-commands.ts';
import { walletCommands } from './wallet-commands.ts';
import { sharingCommands } from './sharing-commands.ts';
import { reconciliationCommands } from './reconciliation-commands.ts';
import { reviewCommands } from './review-commands.ts';
import { securityCommands } from './security-commands.ts';
import { supportCommands } from './support-commands.ts';
import { shopCommands } from './shop-commands.ts';

export const commands: readonly Command[] = [
  ...orderCommands,
  ...shopCommands,
  ...reconciliationCommands,
  ...walletCommands,
  ...closingCommands,
  ...supportCommands,
  ...reviewCommands,
  ...sharingCommands,
  ...contentCommands,
  ...securityCommands,
];

/** 0: done or found. 1: refused, nothing was changed. 2: not understood. 3 is for what broke, see `scripts/ops.ts`. */
export type ExitCode = 0 | 1 | 2;

/** Where a command gets the shop, opened only when it is needed, and where its words go. */
export type Surroundings = {
  readonly open: () => Promise<Deps>;
  /** Reads the environment for `doctor`; a caller that has none knows of no warning. */
  readonly setup?: Ground['setup'];
  readonly user: string;
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
};

const general = {
  actor: { type: 'string' },
  reason: { type: 'string' },
  'dry-run': { type: 'boolean' },
  reveal: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const own = Object.fromEntries(
  commands.flatMap(({ options = {} }) => Object.keys(options).map((name) => [name, { type: 'string' }] as const)),
);

/** Runs one command line of an operator. */
export async function runOps(line: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const { say, complain, open, user } = surroundings;
  const read = parsed(line);
  if (typeof read === 'string') return complainOf(complain, read);
  const { words, values } = read;
  const [name = '', ...rest] = words;
  const command = commands.find((one) => nameOf(one) === name);
  if (command === undefined) {
    if (name !== '' && name !== 'help') return complainOf(complain, `There is no command called ${name}.`);
    say(helpText(commands));
    return name === '' && values['help'] !== true ? 2 : 0;
  }
  if (values['help'] === true) {
    say(helpFor(command));
    return 0;
  }
  const fault = misuse(command, rest, values);
  if (fault !== null) return complainOf(complain, `${fault}\n\n${helpFor(command)}`);
  const texts = Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []));
  const given: Readonly<Record<string, string>> = Object.fromEntries(texts);
  const ground = {
    deps: await open(),
    actor: given['actor'] ?? user,
    reason: given['reason']?.trim() ?? '',
    dryRun: values['dry-run'] === true,
    reveal: values['reveal'] === true,
    values: given,
    setup: surroundings.setup ?? (async () => []),
  };
  return tell(await command.run(ground, rest), {
    ...surroundings,
    json: values['json'] === true,
    dryRun: ground.dryRun,
  });
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

function parsed(line: readonly string[]): { readonly words: readonly string[]; readonly values: Values } | string {
  try {
    const { positionals, values } = parseArgs({
      args: [...line],
      options: { ...own, ...general },
      allowPositionals: true,
    });
    return { words: positionals, values };
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

function nameOf({ usage }: Command): string {
  return usage.split(' ', 1)[0] ?? usage;
}

/** What is wrong with a command line before anything is opened; null when nothing is. */
function misuse(command: Command, rest: readonly string[], values: Values): string | null {
  const places = command.usage.split(' ').slice(1);
  const needed = places.filter((place) => place.startsWith('<'));
  if (rest.length < needed.length) return `Something is missing: ${needed.slice(rest.length).join(' ')}`;
  if (rest.length > places.length) return `There is a word too many: ${rest.slice(places.length).join(' ')}`;
  const missing = (command.needs ?? []).filter((name) => values[name] === undefined);
  if (missing.length > 0) return `An option is missing: ${missing.map((name) => `--${name}`).join(', ')}`;
  const foreign = Object.keys(own).filter(
    (name) => values[name] !== undefined && command.options?.[name] === undefined,
  );
  if (foreign.length > 0) return `This command has no option --${foreign.join(', --')}.`;
  const hasReason = typeof values['reason'] === 'string' && values['reason'].trim() !== '';
  if ((needsReason(command) || values['reveal'] === true) && !hasReason) return 'Please say why: --reason "…"';
  return values['dry-run'] === true && !command.isRecorded
    ? 'This command changes nothing, so there is nothing to try.'
    : null;
}

function complainOf(complain: (text: string) => void, fault: string): ExitCode {
  complain(`${fault}\nnpm run ops -- help  lists what there is.`);
  return 2;
}

type Telling = Surroundings & { readonly json: boolean; readonly dryRun: boolean };

function tell(answer: Answer, { say, complain, json, dryRun }: Telling): ExitCode {
  if (json) say(jsonText({ ...answer, dryRun }));
  else if (answer.kind === 'refused') complain(refusalText(answer.failure));
  else if (answer.kind === 'done')
    say(`${dryRun ? 'Would be done (nothing was changed)' : 'Done'}:\n${table([answer.done])}`);
  else say(answer.rows.length === 0 ? answer.none : table(answer.rows));
  return answer.kind === 'refused' ? 1 : 0;
}

function jsonText(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? one.toString() : one), 2);
}
