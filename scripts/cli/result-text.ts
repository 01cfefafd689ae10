import type { Failure } from '#src/domain/failure.ts';

/** What a refusal means to an operator. A code without a text is shown as it is. */
const refusals: Readonly<Record<string, string>> = {
  not_found: 'Not found. Nothing was changed.',
  bad_request: 'This value is invalid. Nothing was changed.',
  not_paid: 'This booking is not paid, so there is nothing to refund.',
  nothing_left: 'This booking is already refunded in full.',
  amount_misread:
    'The amount is invalid: enter a decimal such as 12.50, with no more digits than the currency has, or "all".',
  amount_too_large: 'The amount is larger than what is left to refund.',
  not_cancellable: 'Only a confirmed booking can be canceled, and this one is not confirmed.',
  voucher_used: 'The voucher has been used.',
  no_voucher: 'This booking has no valid voucher.',
  not_waiting: 'This booking is not waiting for its supplier.',
  places_taken: 'More places than that are held or sold. Nothing was changed.',
  several_accounts: 'Several accounts match. Enter the id of one.',
  already_so: 'Already in this state.',
  refund_not_failed: 'This refund is not in a state that allows this decision.',
  refund_under_way: 'This charge is about to be refunded. Check again in a few minutes.',
  paid_at_provider: 'The payment provider has made this refund. Use --decision again to take over its state.',
  payment_unavailable: 'The payment provider is not responding. Nothing was changed. Try again later.',
  still_running: 'Another reconciliation is running. Nothing was changed.',
  content_faulty: 'These files have errors. Nothing was changed.',
  audit_broken: 'The audit log was tampered with: these entries do not follow from the entries before them.',
};

/** Returns why nothing was done. */
export function refusalText({ code, field, facts = {} }: Failure<string>): string {
  const about = [...(field === undefined ? [] : [['field', field]]), ...Object.entries(facts)];
  return [refusals[code] ?? code, ...about.map(([name, value]) => `  ${name}: ${value}`), `  (${code})`].join('\n');
}

/** Returns rows as blocks of names and values: they may contain lists, which columns cannot show. */
export function table(rows: readonly object[]): string {
  return rows.map((row) => block(Object.entries(row), 1)).join('\n\n');
}

/** Returns a document that also holds amounts beyond the range of JSON numbers, as texts. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? one.toString() : one), 2);
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
