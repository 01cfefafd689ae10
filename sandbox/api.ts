import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkAmount } from '#sandbox/payments/amounts.ts';
import { presentedToken } from '#sandbox/payments/cards.ts';
import type { SandboxContext } from '#sandbox/control-panel.ts';
import { failAs, takeFault } from '#sandbox/records/errors.ts';
import { allowOnly, listed, pairs, readForm, required, wholeNumber, type Form } from '#sandbox/form.ts';
import { once } from '#sandbox/records/idempotency.ts';
import { isSame, newId } from '#sandbox/ids.ts';
import { cancelIntent, confirmIntent, createIntent } from '#sandbox/payments/intents.ts';
import { listCharges, listDisputes, listRecords } from '#sandbox/records/lists.ts';
import type { Intent, RecordOf, SandboxRecord } from '#sandbox/records/records.ts';
import { createRefund } from '#sandbox/payments/refunds.ts';
import { badParameter, envelope, missing, Refusal } from '#sandbox/records/refusal.ts';
import { createSession, expireSession } from '#sandbox/payments/sessions.ts';
import {
  apiVersion,
  disputeWire,
  intentWire,
  refundWire,
  refusalWire,
  sessionWire,
  type Wire,
} from '#sandbox/records/wire.ts';

type Answered = { readonly status: number; readonly body: Wire };

type Handler = (context: SandboxContext, form: Form, id: string) => Answered | Wire;

/** The provider's calls that Meander uses, in its wire shapes, under /v1. */
export function serveApi(server: FastifyInstance, context: SandboxContext): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 65_536 }, (_request, body, done) =>
    done(null, body),
  );
  server.addHook('onRequest', async (request) => requireKey(request, context));
  server.setErrorHandler((error, _request, reply) => sendError(error, reply));
  for (const [path, handler] of posts)
    server.post(path, (request, reply) => answerPost(context, handler, request, reply));
  for (const [path, handler] of gets) server.get(path, (request, reply) => answerGet(context, handler, request, reply));
}

/** Admits callers with the secret key; both the calls and the control panel require it. */
export function requireKey(request: FastifyRequest, context: SandboxContext): void {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!isSame(given, context.options.secretKey)) throw new Refusal(401, 'Invalid API Key provided');
}

/** Sends any failure in the provider's envelope; what was not foreseen is a 500 without details. */
export function sendError(error: unknown, reply: FastifyReply): FastifyReply {
  const refusal =
    error instanceof Refusal ? error : new Refusal(500, 'An unknown error occurred', { type: 'api_error' });
  return reply.code(refusal.status).header('request-id', newId('req')).send(envelope(refusal));
}

async function answerPost(
  context: SandboxContext,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split('?')[0] ?? '';
  const fault = takeFault(context, `POST ${path}`);
  if (fault?.endsWith('before') === true) return failAs(fault, request, reply);
  const body = typeof request.body === 'string' ? request.body : '';
  const key = request.headers['idempotency-key'];
  const answer = once(context, typeof key === 'string' ? key : undefined, `POST ${path}`, body, () =>
    whole(handler(context, readForm(body), idOf(request))),
  );
  if (fault !== null) return failAs(fault, request, reply);
  if (typeof key === 'string') reply.header('idempotency-key', key);
  if (answer.replayed) reply.header('idempotent-replayed', 'true');
  return send(reply, answer.status, answer.body);
}

async function answerGet(
  context: SandboxContext,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [path, query] = request.url.split('?');
  const fault = takeFault(context, `GET ${path ?? ''}`);
  if (fault !== null) return failAs(fault, request, reply);
  const answer = whole(handler(context, readForm(query ?? ''), idOf(request)));
  return send(reply, answer.status, JSON.stringify(answer.body));
}

function send(reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply
    .code(status)
    .header('request-id', newId('req'))
    .header('stripe-version', apiVersion)
    .type('application/json')
    .send(body);
}

function whole(answer: Answered | Wire): Answered {
  return isAnswered(answer) ? answer : { status: 200, body: answer };
}

// Objects of the wire have a text as `status` or none; only an answer pairs a number with a body.
function isAnswered(answer: Answered | Wire): answer is Answered {
  return typeof answer['status'] === 'number';
}

function idOf(request: FastifyRequest): string {
  const { params } = request;
  return typeof params === 'object' && params !== null && 'id' in params && typeof params.id === 'string'
    ? params.id
    : '';
}

const posts: readonly (readonly [string, Handler])[] = [
  ['/v1/checkout/sessions', (context, form) => sessionWire(createSession(context, form), context.options.publicOrigin)],
  [
    '/v1/checkout/sessions/:id/expire',
    (context, _form, id) =>
      sessionWire(expireSession(context, found(context, 'session', id)), context.options.publicOrigin),
  ],
  ['/v1/payment_intents', postIntent],
  ['/v1/payment_intents/:id/confirm', (context, form, id) => charged(context, form, found(context, 'intent', id))],
  [
    '/v1/payment_intents/:id/cancel',
    (context, form, id) =>
      intentWire(
        cancelIntent(context, found(context, 'intent', id), form.get('cancellation_reason') ?? null),
        context.options.publicOrigin,
      ),
  ],
  ['/v1/refunds', (context, form) => refundWire(createRefund(context, form))],
];

const gets: readonly (readonly [string, Handler])[] = [
  ['/v1/checkout/sessions/:id', getSession],
  [
    '/v1/payment_intents',
    (context, form) =>
      listRecords(context, form, 'intent', '/v1/payment_intents', (intent) =>
        intentWire(intent, context.options.publicOrigin),
      ),
  ],
  [
    '/v1/payment_intents/:id',
    (context, form, id) =>
      intentWire(
        found(context, 'intent', id),
        context.options.publicOrigin,
        listed(form, 'expand').includes('latest_charge'),
      ),
  ],
  ['/v1/refunds', (context, form) => listRecords(context, form, 'refund', '/v1/refunds', refundWire)],
  ['/v1/refunds/:id', (context, _form, id) => refundWire(found(context, 'refund', id))],
  ['/v1/charges', listCharges],
  ['/v1/disputes', listDisputes],
  ['/v1/disputes/:id', getDispute],
  [
    '/v1/events',
    (context, form) => listRecords(context, form, 'event', '/v1/events', (event) => JSON.parse(event.body)),
  ],
];

function getSession(context: SandboxContext, form: Form, id: string): Wire {
  const session = found(context, 'session', id);
  const expand = listed(form, 'expand');
  const isExpanded = expand.some((path) => path.startsWith('payment_intent'));
  const intent = isExpanded && session.intentId !== null ? context.ledger.find('intent', session.intentId) : null;
  if (intent === null) return sessionWire(session, context.options.publicOrigin);
  const deep = expand.includes('payment_intent.latest_charge');
  return sessionWire(session, context.options.publicOrigin, intentWire(intent, context.options.publicOrigin, deep));
}

function getDispute(context: SandboxContext, form: Form, id: string): Wire {
  const dispute = found(context, 'dispute', id);
  const intent = listed(form, 'expand').includes('payment_intent') ? found(context, 'intent', dispute.intentId) : null;
  return intent === null
    ? disputeWire(dispute)
    : disputeWire(dispute, intentWire(intent, context.options.publicOrigin));
}

function postIntent(context: SandboxContext, form: Form): Answered | Wire {
  allowOnly(form, [
    'amount',
    'currency',
    'description',
    'metadata',
    'payment_method',
    'confirm',
    'allowed_payment_method_types',
    'automatic_payment_methods',
    'expand',
    'return_url',
  ]);
  const amount = wholeNumber(form, 'amount') ?? 0;
  const currency = required(form, 'currency');
  checkAmount(amount, currency, 'amount');
  const intent = createIntent(context, {
    sessionId: null,
    method: 'card',
    amount,
    currency,
    description: form.get('description') ?? null,
    metadata: pairs(form, 'metadata'),
  });
  return form.get('confirm') === 'true'
    ? charged(context, form, intent)
    : intentWire(intent, context.options.publicOrigin);
}

function charged(context: SandboxContext, form: Form, intent: Intent): Answered | Wire {
  const year = Math.floor(context.clock.now() / 31_556_952) + 1_970;
  const card = presentedToken(required(form, 'payment_method'), context.options.secretKey, year);
  if (card === null) throw badParameter('payment_method', 'No such PaymentMethod', 'resource_missing');
  const after = confirmIntent(context, intent, card);
  if (after.error === null) return intentWire(after, context.options.publicOrigin);
  return {
    status: 402,
    body: {
      error: {
        ...refusalWire(after.error, after),
        payment_intent: intentWire(after, context.options.publicOrigin),
      },
    },
  };
}

function found<Kind extends SandboxRecord['kind']>(context: SandboxContext, kind: Kind, id: string): RecordOf<Kind> {
  const record = context.ledger.find(kind, id);
  if (record === null) throw missing(kind, 'id');
  return record;
}
