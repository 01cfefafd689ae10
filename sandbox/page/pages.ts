import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { amountText } from '#sandbox/payments/amounts.ts';
import { presented, readCard, type CardField, type CardForm } from '#sandbox/payments/cards.ts';
import type { SandboxContext } from '#sandbox/control-panel.ts';
import { readForm } from '#sandbox/form.ts';
import { answerChallenge } from '#sandbox/payments/intents.ts';
import { redirectOf } from '#sandbox/payments/methods.ts';
import { serveAssets } from '#sandbox/page/assets.ts';
import { cardPage, type CardPage } from '#sandbox/page/card-page.ts';
import { redirectPage, thirdPartyPage } from '#sandbox/page/redirect-page.ts';
import { noticePage, stepPage, type NoticePage } from '#sandbox/page/step-page.ts';
import type { Paid } from '#sandbox/page/summary.ts';
import { languageFor, type Language } from '#sandbox/page/texts.ts';
import { answerRedirect, decisions, presentedRedirect } from '#sandbox/payments/redirects.ts';
import type { CardRefusal, Intent, Session } from '#sandbox/records/records.ts';
import { payOnPage, successUrl } from '#sandbox/payments/sessions.ts';
import { sweep } from '#sandbox/sweep.ts';

type Visit = {
  readonly session: Session;
  readonly intent: Intent | null;
  readonly language: Language;
  readonly amount: string;
  readonly merchant: string;
};

/**
 * Serves the pages that a traveler sees: the card, the bank's question, and notices. No cookie, nothing inline, nothing
 * stored of what is typed.
 */
export function servePages(server: FastifyInstance, context: SandboxContext): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8_192 },
    (_request, body, done) => done(null, body),
  );
  serveAssets(server);
  server.get('/c/pay/:id', (request, reply) => withVisit(context, request, reply, (visit) => showPage(visit, reply)));
  server.post('/c/pay/:id', (request, reply) =>
    withVisit(context, request, reply, (visit) => takePage(context, visit, request, reply)),
  );
  server.get('/c/step/:id', (request, reply) => withVisit(context, request, reply, (visit) => showStep(visit, reply)));
  server.post('/c/step/:id', (request, reply) =>
    withVisit(context, request, reply, (visit) => takeStep(context, visit, request, reply)),
  );
  server.setNotFoundHandler((request, reply) =>
    notice(reply, 404, { ...languageAndMerchant(context, request), notice: 'missing', backUrl: null }),
  );
}

/** Finds the session and turns away late visitors; `go` sees an open page only. */
function withVisit(
  context: SandboxContext,
  request: FastifyRequest,
  reply: FastifyReply,
  go: (visit: Visit) => FastifyReply,
): FastifyReply {
  sweep(context);
  const { params } = request;
  const id = typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
  const session = context.ledger.find('session', id);
  if (session === null)
    return notice(reply, 404, { ...languageAndMerchant(context, request), notice: 'missing', backUrl: null });
  const intent = session.intentId === null ? null : context.ledger.find('intent', session.intentId);
  const { language, merchant } = languageAndMerchant(context, request, session);
  // Latin digits everywhere: the amount must read the same as on the order.
  const amount = amountText(session.amount, session.currency, `${language.tag}-u-nu-latn`);
  const visit: Visit = { session, intent, language, amount, merchant };
  if (request.headers['sec-fetch-site'] === 'cross-site' && request.method === 'POST')
    return redirect(reply, `/c/pay/${session.id}`);
  if (session.status === 'open') return go(visit);
  if (session.status === 'complete' && intent?.status !== 'requires_payment_method')
    return redirect(reply, successUrl(session));
  return notice(reply, 200, {
    language,
    merchant,
    notice: session.status === 'expired' ? 'expired' : 'failed',
    backUrl: session.cancelUrl,
  });
}

function showPage(visit: Visit, reply: FastifyReply): FastifyReply {
  const { session, intent } = visit;
  if (intent?.status === 'requires_action') return redirect(reply, `/c/step/${session.id}`);
  const away = redirectOf(session.method);
  const page =
    away === null
      ? cardPage(cardPageOf(visit))
      : redirectPage({ ...paidOn(visit), redirect: away, declined: (intent?.error ?? null) !== null });
  return send(reply, session, page);
}

function takePage(context: SandboxContext, visit: Visit, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { session, intent } = visit;
  if (intent?.status !== 'requires_action') {
    if (redirectOf(session.method) === null) return takeCard(context, visit, request, reply);
    context.database.whole(() => payOnPage(context, session, presentedRedirect()));
  }
  return redirect(reply, `/c/step/${session.id}`);
}

function takeCard(context: SandboxContext, visit: Visit, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { session } = visit;
  const form = cardForm(request);
  const { typed, faults } = readCard(form, context.clock.now());
  if (typed === null)
    return send(reply, session, cardPage({ ...cardPageOf(visit), decline: null, faults, name: form.name }));
  const intent = context.database.whole(() => payOnPage(context, session, presented(typed, context.options.secretKey)));
  if (intent.status === 'requires_action') return redirect(reply, `/c/step/${session.id}`);
  if (intent.status !== 'requires_payment_method') return redirect(reply, successUrl(session));
  // Back to the page by its address, so that reloading does not send the card again.
  return redirect(reply, `/c/pay/${session.id}`);
}

function showStep(visit: Visit, reply: FastifyReply): FastifyReply {
  const { intent, session } = visit;
  if (intent === null || intent.status !== 'requires_action') return redirect(reply, `/c/pay/${session.id}`);
  const about = { ...visit, action: `/c/step/${session.id}` };
  const away = redirectOf(session.method);
  const page =
    away === null
      ? stepPage({ ...about, last4: intent.charge?.card?.last4 ?? '' })
      : thirdPartyPage({ ...about, redirect: away });
  return send(reply, session, page);
}

function takeStep(context: SandboxContext, visit: Visit, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { intent, session } = visit;
  if (intent === null) return redirect(reply, `/c/pay/${session.id}`);
  const said = readForm(typeof request.body === 'string' ? request.body : '').get('decision');
  const away = redirectOf(session.method);
  const possible = away?.kind === 'bank' ? decisions : decisions.slice(0, 2);
  const decision = possible.find((one) => one === said);
  if (decision === undefined) return redirect(reply, `/c/step/${session.id}`);
  const { status } = context.database.whole(() =>
    away === null
      ? answerChallenge(context, intent, decision === 'approve')
      : answerRedirect(context, intent, decision),
  );
  const there = status === 'succeeded' || status === 'processing';
  return redirect(reply, there ? successUrl(session) : `/c/pay/${session.id}`);
}

function cardForm(request: FastifyRequest): CardForm {
  const form = readForm(typeof request.body === 'string' ? request.body : '');
  return {
    number: form.get('number') ?? '',
    expiry: form.get('expiry') ?? '',
    cvc: form.get('cvc') ?? '',
    name: (form.get('name') ?? '').slice(0, 80),
  };
}

function cardPageOf(visit: Visit): CardPage {
  const error = visit.intent?.error ?? null;
  return {
    ...paidOn(visit),
    faults: {},
    decline: error === null ? null : declineOf(error),
    name: '',
  };
}

function paidOn({ language, merchant, amount, session }: Visit): Paid {
  const { description, reference, cancelUrl } = session;
  return { language, merchant, amount, description, reference, cancelUrl, action: `/c/pay/${session.id}` };
}

function declineOf(error: CardRefusal): {
  readonly field: CardField;
  readonly message: NonNullable<CardPage['decline']>['message'];
} {
  if (error.code === 'payment_intent_authentication_failure') return { field: 'number', message: 'authentication' };
  if (error.code === 'incorrect_cvc') return { field: 'cvc', message: 'incorrect_cvc' };
  if (error.code === 'expired_card') return { field: 'number', message: 'expired_card' };
  if (error.code === 'processing_error') return { field: 'number', message: 'processing_error' };
  if (error.declineCode === 'insufficient_funds' || error.declineCode === 'test_mode_live_card')
    return { field: 'number', message: error.declineCode };
  return { field: 'number', message: 'declined' };
}

function languageAndMerchant(
  context: SandboxContext,
  request: FastifyRequest,
  session?: Session,
): { readonly language: Language; readonly merchant: string } {
  const chosen = [session?.metadata['language'], session?.locale].filter(
    (tag) => typeof tag === 'string' && tag !== 'auto',
  );
  const languages = [
    ...chosen.map(String),
    ...(chosen.length > 0 ? [] : (request.headers['accept-language'] ?? '').split(',')),
  ];
  return { language: languageFor(languages), merchant: context.options.merchant ?? 'Meander' };
}

function notice(reply: FastifyReply, status: number, page: NoticePage): FastifyReply {
  return reply.code(status).headers(headersFor(null)).type('text/html; charset=utf-8').send(noticePage(page));
}

function send(reply: FastifyReply, session: Session, page: string): FastifyReply {
  return reply.headers(headersFor(session)).type('text/html; charset=utf-8').send(page);
}

function redirect(reply: FastifyReply, to: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin').redirect(to, 303);
}

/** Browsers hold a form's redirects to `form-action` too, hence the shop's own origin beside ours. */
function headersFor(session: Session | null): Record<string, string> {
  const shop = session === null ? '' : ` ${new URL(successUrl(session)).origin}`;
  return {
    'content-security-policy': `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
