import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { amendBooking } from '#src/actions/orders/changes/amend-booking.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { readFormAction, type SignedFormAction } from '#src/actions/orders/changes/read-form-action.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { orderFormActionsPath } from '#src/contract/site/form-paths.ts';
import { pages } from '#src/contract/pages.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { defaultLanguage, isLanguage, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import { apiBases } from '#src/server/context/api-path.ts';
import type { CallerOf } from '#src/server/context/caller.ts';
import { enterCall, type SiteSettings } from '#src/server/context/request-context.ts';
import { isFromHere } from '#src/server/context/same-site.ts';

type Sent = { readonly order: string; readonly language: LanguageCode; readonly action: string };

/**
 * Cancelling and changing by plain forms, for browsers without script. A form sends what its page has shown, signed for
 * the user it was shown to (`sign-form-action.ts`); the answer leads back to the order, with what became of it.
 */
export async function orderForms(
  server: FastifyInstance,
  deps: Deps,
  callerOf: CallerOf,
  site: SiteSettings,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, body),
    );
    for (const base of apiBases)
      scope.post(`${base}${orderFormActionsPath}`, async (request, reply) => {
        const sent = sentBy(request);
        const door = enterCall(request, site, { language: sent.language, currency: null });
        const caller = await callerOf(request, reply, door);
        void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
        return answer(reply, sent, await work(deps, caller, request, sent.action), deps.originOf(caller.host));
      });
  });
}

function sentBy({ body }: FastifyRequest): Sent {
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  const [order, language] = [form.get('order') ?? '', form.get('language') ?? ''];
  return {
    order: /^[A-Z0-9]{10}$/.test(order) ? order : '',
    language: isLanguage(language) ? language : defaultLanguage,
    action: form.get('form_action') ?? '',
  };
}

type Done = {
  readonly signed: SignedFormAction | null;
  readonly outcome: Result<{ readonly redirectUrl: string } | null>;
};

/** Another site's form has no action of this account; that it is another's is known before by browsers that say so. */
async function work(deps: Deps, caller: Caller, request: FastifyRequest, sent: string): Promise<Done> {
  const signed = isFromHere(request) && caller.account !== null ? readFormAction(deps, caller.account.id, sent) : null;
  if (signed === null) return { signed, outcome: fail('csrf_refused') };
  const { action, idempotencyKey } = signed;
  if (action.kind === 'change') {
    const { kind: _kind, ...fields } = action;
    return { signed, outcome: await amendBooking(deps, caller, idempotencyKey, fields) };
  }
  const { reference, refundMinor, positions } = action;
  const cancellation = { reference, refundMinor, ...(positions === null ? {} : { positions }) };
  const cancelled = await cancelBooking(deps, caller, idempotencyKey, cancellation);
  return { signed, outcome: cancelled.ok ? ok(null) : cancelled };
}

function answer(
  reply: FastifyReply,
  { order, language }: Sent,
  { signed, outcome }: Done,
  origin: string,
): FastifyReply {
  const path = order === '' ? '/' : buildUrl(pages['user-order'].pattern, { reference: order });
  const back = (query: Readonly<Record<string, string>>): FastifyReply =>
    reply.redirect(`${localPath(language, path)}?${new URLSearchParams(query)}`, 303);
  if (!outcome.ok) {
    const { code } = outcome.failure;
    return back(signed === null ? { refused: code } : { [signed.action.kind]: signed.action.reference, refused: code });
  }
  const { value } = outcome;
  if (value === null) return back({ done: 'cancel' });
  return new URL(value.redirectUrl).origin === origin ? back({ done: 'change' }) : goOn(reply, value.redirectUrl);
}

/**
 * To the payment page, on another origin. The policy of our pages lets forms lead nowhere but to us, redirects
 * included, so that a separate page leads there, which is left at once.
 */
function goOn(reply: FastifyReply, to: string): FastifyReply {
  const { href, hostname } = new URL(to);
  const attribute = href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return reply
    .headers({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      refresh: `0; url=${href}`,
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><title>${hostname}</title><a href="${attribute}">${hostname}</a>`);
}
