import type { FastifyInstance } from 'fastify';
import { requireKey, sendError } from '#sandbox/api.ts';
import type { SandboxContext } from '#sandbox/control-panel.ts';
import { closeDispute, openDispute } from '#sandbox/records/disputes.ts';
import { queue } from '#sandbox/records/events.ts';
import { clearFaults, faultKinds, orderFault } from '#sandbox/records/errors.ts';
import { settleIntent } from '#sandbox/payments/intents.ts';
import { settleRefund } from '#sandbox/payments/refunds.ts';
import { Refusal } from '#sandbox/records/refusal.ts';
import { sweep } from '#sandbox/sweep.ts';

const modes = ['normal', 'duplicate', 'late', 'reversed', 'drop'] as const;

type Body = Readonly<Record<string, unknown>>;

type Order = (context: SandboxContext, body: Body) => object;

/** What tests may control with the secret key: failures, deliveries, time, and the whole list of payments. */
export function serveControl(server: FastifyInstance, context: SandboxContext): void {
  server.addHook('onRequest', async (request) => requireKey(request, context));
  server.setErrorHandler((error, _request, reply) => sendError(error, reply));
  for (const [method, url, order] of orders) {
    server.route({ method, url, handler: (request, reply) => reply.send(order(context, bodyOf(request.body))) });
  }
}

const done = { ok: true };

const orders: readonly (readonly ['GET' | 'POST' | 'DELETE', string, Order])[] = [
  ['POST', '/_control/faults', addFault],
  ['DELETE', '/_control/faults', dropFaults],
  ['POST', '/_control/webhooks', setDelivery],
  ['POST', '/_control/webhooks/resend', resend],
  ['GET', '/_control/deliveries', listDeliveries],
  ['POST', '/_control/clock', advanceClock],
  ['POST', '/_control/settle', settle],
  ['GET', '/_control/intents', listIntents],
  ['POST', '/_control/disputes', dispute],
  ['POST', '/_control/disputes/close', decideDispute],
];

function addFault(context: SandboxContext, body: Body): object {
  const kind = oneOf(faultKinds, body['kind'], 'kind');
  orderFault(context, text(body['on'], 'on'), kind, Math.floor(number(body['times'] ?? 1, 'times')));
  return done;
}

function dropFaults(context: SandboxContext): object {
  clearFaults(context);
  return done;
}

function setDelivery(context: SandboxContext, body: Body): object {
  context.settings.set('delivery', `${oneOf(modes, body['mode'], 'mode')}:${number(body['delayMs'] ?? 0, 'delayMs')}`);
  return done;
}

function resend(context: SandboxContext, body: Body): object {
  const id = text(body['event'], 'event');
  if (context.ledger.find('event', id) === null) throw new Refusal(404, 'No such event');
  queue(context, id);
  return done;
}

function listDeliveries(context: SandboxContext): object {
  return {
    deliveries: context.database.all(
      'select id, event_id, due_ms, attempts, state, last_answer from delivery order by id',
    ),
  };
}

function advanceClock(context: SandboxContext, body: Body): object {
  context.clock.advance(number(body['advanceSeconds'], 'advanceSeconds'));
  sweep(context);
  return { now: context.clock.now() };
}

/**
 * With `afterSeconds` sets how long processing takes from now on; with `intent` ends one payment as requested; without
 * either ends all that is under way.
 */
function settle(context: SandboxContext, body: Body): object {
  if (body['intent'] !== undefined) {
    const intent = context.ledger.find('intent', text(body['intent'], 'intent'));
    if (intent?.status !== 'processing') throw new Refusal(404, 'No such payment is under way');
    context.database.whole(() =>
      settleIntent(context, intent, oneOf(['succeeded', 'failed'] as const, body['as'], 'as')),
    );
    return { settled: 1 };
  }
  if (body['afterSeconds'] === undefined) return { settled: settleAll(context) };
  context.settings.set('settle_seconds', String(number(body['afterSeconds'], 'afterSeconds')));
  return done;
}

function listIntents(context: SandboxContext): object {
  const intents = context.ledger.list('intent', 1_000_000).map((intent) => ({
    id: intent.id,
    session: intent.sessionId,
    status: intent.status,
    amount: intent.amount,
    received: intent.received,
    method: intent.method,
    refunded: intent.charge?.refunded ?? 0,
    currency: intent.currency,
    metadata: intent.metadata,
  }));
  return { intents };
}

/** A cardholder disputes a payment with the bank. */
function dispute(context: SandboxContext, body: Body): object {
  return { id: context.database.whole(() => openDispute(context, text(body['intent'], 'intent'))).id };
}

function decideDispute(context: SandboxContext, body: Body): object {
  const as = oneOf(['won', 'lost'] as const, body['as'], 'as');
  context.database.whole(() => closeDispute(context, text(body['dispute'], 'dispute'), as));
  return done;
}

function settleAll(context: SandboxContext): number {
  return context.database.whole(() => {
    const intents = context.ledger.due('intent', Number.MAX_SAFE_INTEGER);
    const refunds = context.ledger.due('refund', Number.MAX_SAFE_INTEGER);
    for (const intent of intents) settleIntent(context, intent);
    for (const refund of refunds) settleRefund(context, refund);
    return intents.length + refunds.length;
  });
}

function bodyOf(body: unknown): Body {
  return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};
}

function oneOf<Value extends string>(values: readonly Value[], given: unknown, name: string): Value {
  const value = values.find((one) => one === given);
  if (value === undefined) throw new Refusal(400, `${name} must be one of ${values.join(', ')}`, { param: name });
  return value;
}

function text(given: unknown, name: string): string {
  if (typeof given !== 'string' || given === '') throw new Refusal(400, `${name} must be a text`, { param: name });
  return given;
}

function number(given: unknown, name: string): number {
  if (typeof given !== 'number' || !Number.isFinite(given) || given < 0)
    throw new Refusal(400, `${name} must be a number from 0`, { param: name });
  return given;
}
