import { eventOfToken } from '#src/actions/account/event-of-token.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { idWithDashes } from '#src/domain/site/link-pass.ts';

/** The event of a token, or without one of the notice whose link this browser has opened last; null when there is none. */
export function askedEvent(
  deps: Pick<Deps, 'secrets'>,
  { passes }: Pick<Caller, 'passes'>,
  token: string | undefined,
): string | null {
  if (token !== undefined) return eventOfToken(deps, token);
  const pass = passes?.find(({ kind }) => kind === 'notice');
  return pass === undefined ? null : idWithDashes(pass.subject);
}
