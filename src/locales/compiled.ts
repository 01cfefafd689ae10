import type { Messages } from '@lingui/core';

/** A compiled message of a catalog: texts, `#`, and arguments with their branches. */
type Token = string | readonly unknown[];
type Text = (text: string) => string;

/** Changes the visible text of every message, but not arguments, `#` or the names of inner elements. */
export function mapTexts(messages: Messages, change: Text): Messages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, mapped(message, change)]));
}

/** Of one message, whole or a branch of it. */
function mapped(message: Messages[string], change: Text): Messages[string] {
  // The same shape comes out as went in.
  return changed(message, change) as Messages[string];
}

function changed(message: unknown, change: Text): unknown {
  if (typeof message === 'string') return betweenTags(message, change);
  if (!isTokens(message)) return message;
  return message.map((token) => {
    if (typeof token === 'string') return token === '#' ? token : betweenTags(token, change);
    const [name, kind, branches] = token;
    if (typeof branches !== 'object' || branches === null) return token;
    const own = Object.entries(branches).map(([key, branch]) => [key, changed(branch, change)]);
    return [name, kind, Object.fromEntries(own)];
  });
}

function betweenTags(text: string, change: Text): string {
  return text
    .split(/(<\/?\d+\/?>)/)
    .map((part, at) => (at % 2 === 1 || part === '' ? part : change(part)))
    .join('');
}

/**
 * Returns the messages of a language, in English where one is missing or invalid, and a description of the problem. An
 * invalid catalog returns English alone.
 */
export function completed(
  own: unknown,
  english: Messages,
): { readonly messages: Messages; readonly problem: string | null } {
  const found = typeof own === 'object' && own !== null ? new Map<string, unknown>(Object.entries(own)) : new Map();
  const missing = Object.keys(english).filter((id) => !isMessage(found.get(id)));
  if (missing.length === 0) return { messages: own as Messages, problem: null };
  const complete = Object.entries(english).map(([id, message]) => {
    const one: unknown = found.get(id);
    return [id, isMessage(one) ? one : message];
  });
  return {
    messages: Object.fromEntries(complete),
    problem: `${missing.length} of ${Object.keys(english).length} messages are missing or broken: ${missing.slice(0, 5).join(', ')}`,
  };
}

function isMessage(value: unknown): boolean {
  return typeof value === 'string' || isTokens(value);
}

function isTokens(value: unknown): value is readonly Token[] {
  return Array.isArray(value) && value.every((token) => typeof token === 'string' || isArgument(token));
}

/** `[name]`, `[name, kind]` or `[name, kind, branches]`, each branch a message or plural's offset. */
function isArgument(token: unknown): boolean {
  if (!Array.isArray(token) || typeof token[0] !== 'string') return false;
  const [, kind, branches] = token as readonly unknown[];
  if (kind !== 'plural' && kind !== 'selectordinal' && kind !== 'select') return true;
  if (typeof branches !== 'object' || branches === null || !('other' in branches)) return false;
  return Object.entries(branches).every(([key, branch]) => key === 'offset' || isMessage(branch));
}
