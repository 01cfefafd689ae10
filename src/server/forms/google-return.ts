import type { FastifyInstance, FastifyReply } from 'fastify';

import { finishGoogle, type JourneyEnd } from '#src/actions/accounts/sign-in/finish-google.ts';
import { noteSecurityEvent } from '#src/actions/staff/note-security-event.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { signedIn } from '#src/api/accounts/account-session.ts';
import type { AnswerHead } from '#src/api/route.ts';
import { googleReturnPath } from '#src/contract/accounts/security/account-security.ts';
import { pages } from '#src/contract/pages.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import type { CallerOf } from '#src/server/context/caller.ts';
import { enterCall, type SiteSettings } from '#src/server/context/request-context.ts';
import { setCookies, setSession, type CookieSettings } from '#src/server/cookies/session-cookies.ts';
import { targetOf } from '#src/server/context/request-target.ts';

/**
 * Handles Google's redirect. It is the only GET that signs in: state, nonce and PKCE protect it, and the device that
 * started must be the one that returns (threat model 2.3, "CSRF order"). Every outcome ends on a page.
 */
export function googleReturn(
  server: FastifyInstance,
  deps: Deps,
  callerOf: CallerOf,
  { site, ...cookies }: CookieSettings & { readonly site: SiteSettings },
): void {
  server.get(googleReturnPath, async (request, reply) => {
    const { search } = targetOf(request);
    const door = enterCall(request, site, { language: defaultLanguage, currency: null });
    const caller = await callerOf(request, reply, door);
    const end = await finishGoogle(deps, caller, {
      returnPath: googleReturnPath,
      query: new URLSearchParams(search.slice(0, 4_096)),
    });
    const { outcome } = end;
    if (outcome.ok && outcome.value !== null) {
      const head: AnswerHead = {};
      signedIn(deps, { ok: true, value: outcome.value }, head);
      if (head.setSession !== undefined) setSession(cookies)(reply, head.setSession);
      setCookies(cookies)(reply, head);
    }
    noteEnd(deps, caller, end);
    return goOn(reply, addressAfter(end));
  });
}

function noteEnd(deps: Deps, caller: Caller, { outcome, isConnecting }: JourneyEnd): void {
  const account = outcome.ok && outcome.value !== null ? { id: outcome.value.accountId } : caller.account;
  noteSecurityEvent(
    deps,
    { ...caller, account },
    {
      kind: isConnecting ? 'account_changed' : 'sign_in',
      outcome: outcome.ok ? 'done' : 'refused',
      reason: outcome.ok ? null : outcome.failure.code,
      call: googleReturnPath,
    },
  );
}

/** To the page that was wanted; an error is shown on the page where another sign-in method can be chosen. */
function addressAfter({ jump, language, isConnecting, outcome }: JourneyEnd): string {
  if (outcome.ok) return jump;
  const page = isConnecting ? pages['user-security'] : pages['sign-in'];
  const query = new URLSearchParams({ problem: outcome.failure.code });
  if (!isConnecting && jump !== '/') query.set('signin_jump', jump);
  return `${localPath(language, buildUrl(page.pattern, {}))}?${query}`;
}

function goOn(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(303).headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).send();
}
