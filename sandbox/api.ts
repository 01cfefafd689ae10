import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkAmount } from '#sandbox/payments/amounts.ts';
import { presentedToken } from '#sandbox/payments/cards.ts';
import type { Desk } from '#sandbox/control-panel.ts';
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

type Handler = (desk: Desk, form: Form, id: string) => Answered | Wire;

/** The provider's calls that Meander uses, in its wire shapes, under /v1. */
export function serveApi(server: FastifyInstance, desk: Desk): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 65_536 }, (_request, body, done) =>
    done(null, body),
  );
  server.addHook('onRequest', async (request) => requireKey(request, desk));
  server.setErrorHandler((error, _request, reply) => sendError(error, reply));
  for (const [path, handler] of posts) server.post(path, (request, reply) => answerPost(desk, handler, request, reply));
  for (const [path, handler] of gets) server.get(path, (request, reply) => answerGet(desk, handler, request, reply));
}

/** Admits callers with the secret key; both the calls and the control panel require it. */
export function requireKey(request: FastifyRequest, desk: Desk): void {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!isSame(given, desk.options.secretKey)) throw new Refusal(401, 'Invalid API Key provided');
}

/** Sends any failure in the provider's envelope; what was not foreseen is a 500 without details. */
export function sendError(error: unknown, reply: FastifyReply): FastifyReply {
  const refusal =
    error instanceof Refusal ? error : new Refusal(500, 'An unknown error occurred', { type: 'api_error' });
  return reply.code(refusal.status).header('request-id', newId('req')).send(envelope(refusal));
}

async function answerPost(
  desk: Desk,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split('?')[0] ?? '';
  const fault = takeFault(desk, `POST ${path}`);
  if (fault?.endsWith('before') === true) return failAs(fault, request, reply);
  const body = typeof request.body === 'string' ? request.body : '';
  const key = request.headers['idempotency-key'];
  const answer = once(desk, typeof key === 'string' ? key : undefined, `POST ${path}`, body, () =>
    whole(handler(desk, readForm(body), idOf(request))),
  );
  if (fault !== null) return failAs(fault, request, reply);
  if (typeof key === 'string') reply.header('idempotency-key', key);
  if (answer.replayed) reply.header('idempotent-replayed', 'true');
  return send(reply, answer.status, answer.body);
}

async function answerGet(
  desk: Desk,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [path, query] = request.url.split('?');
  const fault = takeFault(desk, `GET ${path ?? ''}`);
  if (fault !== null) return failAs(fault, request, reply);
  const answer = whole(handler(desk, readForm(query ?? ''), idOf(request)));
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
  ['/v1/checkout/sessions', (desk, form) => sessionWire(createSession(desk, form), desk.options.publicOrigin)],
  [
    '/v1/checkout/sessions/:id/expire',
    (desk, _form, id) => sessionWire(expireSession(desk, found(desk, 'session', id)), desk.options.publicOrigin),
  ],
  ['/v1/payment_intents', postIntent],
  ['/v1/payment_intents/:id/confirm', (desk, form, id) => charged(desk, form, found(desk, 'intent', id))],
  [
    '/v1/payment_intents/:id/cancel',
    (desk, form, id) =>
      intentWire(
        cancelIntent(desk, found(desk, 'intent', id), form.get('cancellation_reason') ?? null),
        desk.options.publicOrigin,
      ),
  ],
  ['/v1/refunds', (desk, form) => refundWire(createRefund(desk, form))],
];

const gets: readonly (readonly [string, Handler])[] = [
  ['/v1/checkout/sessions/:id', getSession],
  [
    '/v1/payment_intents',
    (desk, form) =>
      listRecords(desk, form, 'intent', '/v1/payment_intents', (intent) =>
        intentWire(intent, desk.options.publicOrigin),
      ),
  ],
  [
    '/v1/payment_intents/:id',
    (desk, form, id) =>
      intentWire(
        found(desk, 'intent', id),
        desk.options.publicOrigin,
        listed(form, 'expand').includes('latest_charge'),
      ),
  ],
  ['/v1/refunds', (desk, form) => listRecords(desk, form, 'refund', '/v1/refunds', refundWire)],
  ['/v1/refunds/:id', (desk, _form, id) => refundWire(found(desk, 'refund', id))],
  ['/v1/charges', listCharges],
  ['/v1/disputes', listDisputes],
  ['/v1/disputes/:id', getDispute],
  ['/v1/events', (desk, form) => listRecords(desk, form, 'event', '/v1/events', (event) => JSON.parse(event.body))],
];

function getSession(desk: Desk, form: Form, id: string): Wire {
  const session = found(desk, 'session', id);
  const expand = listed(form, 'expand');
  const wanted = expand.some((path) => path.startsWith('payment_intent'));
  const intent = wanted && session.intentId !== null ? desk.ledger.find('intent', session.intentId) : null;
  if (intent === null) return sessionWire(session, desk.options.publicOrigin);
  const deep = expand.includes('payment_intent.latest_charge');
  return sessionWire(session, desk.options.publicOrigin, intentWire(intent, desk.options.publicOrigin, deep));
}

function getDispute(desk: Desk, form: Form, id: string): Wire {
  const dispute = found(desk, 'dispute', id);
  const intent = listed(form, 'expand').includes('payment_intent') ? found(desk, 'intent', dispute.intentId) : null;
  return intent === null ? disputeWire(dispute) : disputeWire(dispute, intentWire(intent, desk.options.publicOrigin));
}

function postIntent(desk: Desk, form: Form): Answered | Wire {
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
  const intent = createIntent(desk, {
    sessionId: null,
    method: 'card',
    amount,
    currency,
    description: form.get('description') ?? null,
    metadata: pairs(form, 'metadata'),
  });
  return form.get('confirm') === 'true' ? charged(desk, form, intent) : intentWire(intent, desk.options.publicOrigin);
}

function charged(desk: Desk, form: Form, intent: Intent): Answered | Wire {
  const year = Math.floor(desk.clock.now() / 31_556_952) + 1_970;
  const card = presentedToken(required(form, 'payment_method'), desk.options.secretKey, year);
  if (card === null) throw badParameter('payment_method', 'No such PaymentMethod', 'resource_missing');
  const after = confirmIntent(desk, intent, card);
  if (after.error === null) return intentWire(after, desk.options.publicOrigin);
  return {
    status: 402,
    body: {
      error: {
        ...refusalWire(after.error, after),
        payment_intent: intentWire(after, desk.options.publicOrigin),
      },
    },
  };
}

function found<Kind extends SandboxRecord['kind']>(desk: Desk, kind: Kind, id: string): RecordOf<Kind> {
  const record = desk.ledger.find(kind, id);
  if (record === null) throw missing(kind, 'id');
  return record;
}
