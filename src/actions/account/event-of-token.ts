import { accountEventToken } from '#src/actions/account/account-event-token.ts';
import { isSignedUnderAny } from '#src/actions/orders/is-signed-under-any.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';

/** The event of a token, or without one of the notice whose link this browser has opened last; null when there is none. */
export function askedEvent(
  deps: Pick<Deps, 'secrets'>,
  { passes }: Pick<Caller, 'passes'>,
  token: string | undefined,
): string | null {
  if (token !== undefined) return eventOfToken(deps, token);
  const pass = passes?.find(({ kind }) => kind === 'notice');
  return pass === undefined ? null : idOf(pass.subject);
}

/** The event of a token; null when we did not sign it. */
export function eventOfToken(deps: Pick<Deps, 'secrets'>, token: string): string | null {
  const id = idOf(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString('hex'));
  return id !== null && isSignedUnderAny(deps, token, (keyed) => accountEventToken(keyed, id)) ? id : null;
}

/** An id with its dashes; null for what is none. */
function idOf(hex: string): string | null {
  const [, ...parts] = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(hex) ?? [];
  return parts.length === 0 ? null : parts.join('-');
}
