import { sessionName, sessionTokenBytes } from '#src/adapters/identity/sign-in-hashes.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';

/** A browser's session of twelve hours: what it is called, and its cookie's value where it is a new one. */
export type WebSession = { readonly name: string; readonly fresh: string | null };

/** Names the session before sign-in (JSESSIONID). It opens nothing, and its name gives it away to nobody (D-3). */
export function nameSession(deps: Deps, { webSession }: Caller): WebSession {
  const value = webSession ?? deps.ids.token(sessionTokenBytes);
  return { name: sessionName(deps.secrets.session, value), fresh: webSession === null ? value : null };
}
