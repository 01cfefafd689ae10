import { badParameter } from '#sandbox/records/refusal.ts';
import type { Metadata } from '#sandbox/records/records.ts';

/** A form-encoded body: names retain their brackets, as `line_items[0][quantity]`. */
export type Form = ReadonlyMap<string, string>;

/** Reads a form-encoded body; of a repeated name the last value counts. */
export function readForm(body: string): Form {
  return new Map(new URLSearchParams(body));
}

/** Refuses names outside the list, so that a misspelt parameter is found here and not at the real service. */
export function allowOnly(form: Form, names: readonly string[]): void {
  for (const name of form.keys()) {
    const top = name.split('[')[0] ?? '';
    if (!names.includes(top)) throw badParameter(name, `Received unknown parameter: ${top}`, 'parameter_unknown');
  }
}

/** Returns a text of at least one character; absent or empty is refused. */
export function required(form: Form, name: string): string {
  const value = form.get(name);
  if (value === undefined || value === '')
    throw badParameter(name, `Missing required param: ${name}.`, 'parameter_missing');
  return value;
}

/** Returns a whole number, or null when absent. */
export function wholeNumber(form: Form, name: string): number | null {
  const value = form.get(name);
  if (value === undefined) return null;
  if (!/^-?\d{1,15}$/.test(value)) throw badParameter(name, `Invalid integer: ${value}`, 'parameter_invalid_integer');
  return Number(value);
}

/** Returns the pairs under `name[…]`. */
export function pairs(form: Form, name: string): Metadata {
  const found: [string, string][] = [];
  for (const [key, value] of form) {
    if (key.startsWith(`${name}[`) && key.endsWith(']')) found.push([key.slice(name.length + 1, -1), value]);
  }
  return Object.fromEntries(found);
}

/** Returns the values of a list `name[0]`, `name[1]` … or `name[]`. */
export function listed(form: Form, name: string): string[] {
  return [...form]
    .filter(([key]) => key === `${name}[]` || (/^\[\d+\]$/.test(key.slice(name.length)) && key.startsWith(name)))
    .map(([, value]) => value);
}

/** Returns an absolute http(s) address. */
export function address(form: Form, name: string): string {
  const value = required(form, name);
  // The placeholder of the session's id is no part of a valid address until it is filled in.
  const url = URL.canParse(value.replaceAll('{CHECKOUT_SESSION_ID}', 'x'))
    ? new URL(value.replaceAll('{CHECKOUT_SESSION_ID}', 'x'))
    : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw badParameter(name, 'Not a valid URL', 'url_invalid');
  return value;
}
