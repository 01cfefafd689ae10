import type { Failure } from '#src/domain/failure.ts';
import { needsReason, type Command } from './command.ts';

/** What a refusal means to somebody at the shop; a code without words is shown as it is. */
const refusals: Readonly<Record<string, string>> = {
  not_found: 'There is no such thing; nothing was changed.',
  bad_request: 'This value is not understood; nothing was changed.',
  not_paid: 'This booking is not paid, so there is nothing to give back.',
  nothing_left: 'All of it has gone back already.',
  amount_misread:
    'The amount is not understood: a decimal such as 12.50, with no more digits than the currency has, or all.',
  amount_too_large: 'That is more than is left to give back.',
  not_cancellable: 'Only a confirmed booking can be cancelled, and this one is not.',
  voucher_used: 'The voucher has been used.',
  no_voucher: 'This booking has no voucher that is good.',
  not_waiting: 'This booking does not wait for its supplier.',
  places_taken: 'More places than that are held or sold; nothing was changed.',
  several_accounts: 'Several accounts go by this; name one by its id.',
  already_so: 'It stands like that already.',
  refund_not_failed: 'This refund is not in a state in which that can be decided.',
  refund_under_way: 'This charge is about to be refunded. Look again in a few minutes.',
  paid_at_provider: 'The payment provider has made this refund. Decide “again”, and it is taken over as it is there.',
  payment_unavailable: 'The payment provider does not answer; nothing was changed. Try again later.',
  content_faulty: 'These files have faults; nothing was changed.',
  audit_broken: 'The audit log was tampered with: these entries do not follow from those before them.',
};

/** Why nothing was done. */
export function refusalText({ code, field, facts = {} }: Failure<string>): string {
  const about = [...(field === undefined ? [] : [['field', field]]), ...Object.entries(facts)];
  return [refusals[code] ?? code, ...about.map(([name, value]) => `  ${name}: ${value}`), `  (${code})`].join('\n');
}

/** Everything there is. */
export function helpText(commands: readonly Command[]): string {
  const section = (title: string, areRecorded: boolean): string =>
    [
      title,
      ...commands
        .filter((one) => one.isRecorded === areRecorded)
        .map((one) => `  ${one.usage.padEnd(34)}${firstSentence(one.says)}`),
    ].join('\n');
  return [
    'What somebody at the shop does by hand, until there is a console for it:',
    '  npm run ops -- <command> [options]',
    section('Looking', false),
    section('Changing (each needs --reason, can be tried with --dry-run, and is recorded)', true),
    [
      'Options',
      '  --reason "…"     why; kept in the audit log',
      '  --actor <name>   who; without it, the user of this system',
      '  --dry-run        does all of it and takes it back',
      '  --reveal         shows persons’ data, which the audit log keeps',
      '  --json           the answer as JSON',
      '  --help           more about one command: npm run ops -- refund --help',
    ].join('\n'),
    'Ends with 0 when it is done, 1 when it was refused, 2 when it was not understood, 3 when something broke.',
  ].join('\n\n');
}

/** One command. */
export function helpFor(command: Command): string {
  const { usage, says, options = {}, isRecorded } = command;
  const lines = Object.entries(options).map(([name, what]) => `  --${name.padEnd(12)}${what}`);
  const general = [
    ...(needsReason(command) ? ['  --reason      why (needed)'] : []),
    ...(isRecorded ? ['  --dry-run     does it and takes it back'] : []),
  ];
  return [`npm run ops -- ${usage}`, says, [...lines, ...general].join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}

function firstSentence(text: string): string {
  return /^[^.:;]*/.exec(text)?.[0] ?? text;
}

/** Rows as blocks of names and values: they may hold lists, which a table of columns does not show. */
export function table(rows: readonly object[]): string {
  return rows.map((row) => block(Object.entries(row), 1)).join('\n\n');
}

function block(entries: readonly (readonly [string, unknown])[], depth: number): string {
  const width = Math.max(...entries.map(([name]) => name.length));
  const indent = '  '.repeat(depth);
  return entries.map(([name, value]) => `${indent}${name.padEnd(width)}  ${shown(value, depth)}`).join('\n');
}

function shown(value: unknown, depth: number): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    return value.map((one: unknown) => shown(one, depth)).join(typeof value[0] === 'object' ? '' : ', ');
  }
  if (typeof value === 'object') return `\n${block(Object.entries(value), depth + 1)}`;
  return typeof value === 'string' ? value : `${value as number | bigint | boolean}`;
}
