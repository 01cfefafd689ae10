import { Stripe } from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { verifyEvent } from '#src/adapters/payments/stripe-events.ts';

const nowMs = Date.UTC(2026, 10, 21, 12);
const secret = 'whsec_present';
const sdk = new Stripe('sk_test_events', { telemetry: false });

function signed(
  payload: string,
  about: { readonly secret?: string; readonly atMs?: number } = {},
): { readonly body: Uint8Array; readonly header: string } {
  const timestamp = Math.floor((about.atMs ?? nowMs) / 1_000);
  return {
    body: Buffer.from(payload),
    header: sdk.webhooks.generateTestHeaderString({ payload, secret: about.secret ?? secret, timestamp }),
  };
}

function eventOf(type: string, object: object, id = 'evt_1'): string {
  return JSON.stringify({ id, object: 'event', type, created: 1, data: { object } });
}

const completed = eventOf('checkout.session.completed', {
  id: 'cs_1',
  payment_intent: 'pi_1',
  metadata: { attempt: 'a-1' },
});

function verdictOf(
  payload: string,
  about: { readonly secret?: string; readonly atMs?: number } = {},
): ReturnType<typeof verifyEvent> {
  const { body, header } = signed(payload, about);
  return verifyEvent(sdk, [secret], body, header, nowMs);
}

describe('verifyEvent', () => {
  it('accepts what was signed just now', () => {
    expect(verdictOf(completed)).toEqual({
      accepted: true,
      event: {
        eventId: 'evt_1',
        kind: 'payment',
        type: 'checkout.session.completed',
        providerRef: 'cs_1',
        intentRef: 'pi_1',
        attemptId: 'a-1',
      },
    });
  });

  it('gives a duplicate the same event id', () => {
    const verdicts = [verdictOf(completed), verdictOf(completed, { atMs: nowMs - 60_000 })];
    expect(verdicts.map((verdict) => verdict.accepted && verdict.event.eventId)).toEqual(['evt_1', 'evt_1']);
  });

  it('refuses no signature, another secret, another body and a signature that is none', () => {
    const { body, header } = signed(completed);
    expect(verifyEvent(sdk, [secret], body, undefined, nowMs)).toEqual({
      accepted: false,
      refusal: 'signature_missing',
    });
    expect(verdictOf(completed, { secret: 'whsec_other' })).toEqual({ accepted: false, refusal: 'signature_wrong' });
    expect(verifyEvent(sdk, [secret], Buffer.from(completed.replace('cs_1', 'cs_2')), header, nowMs)).toEqual({
      accepted: false,
      refusal: 'signature_wrong',
    });
    for (const broken of ['t=1', 'v1=abc', 'nonsense', 't=abc,v1=abc', header.replace('v1=', 'v0=')]) {
      expect(verifyEvent(sdk, [secret], body, broken, nowMs)).toEqual({ accepted: false, refusal: 'signature_wrong' });
    }
    expect(verifyEvent(sdk, [], body, header, nowMs)).toEqual({ accepted: false, refusal: 'signature_wrong' });
  });

  it('refuses a time more than five minutes off, either way', () => {
    expect(verdictOf(completed, { atMs: nowMs - 300_000 }).accepted).toBe(true);
    expect(verdictOf(completed, { atMs: nowMs - 301_000 })).toEqual({ accepted: false, refusal: 'signature_stale' });
    expect(verdictOf(completed, { atMs: nowMs + 301_000 })).toEqual({ accepted: false, refusal: 'signature_stale' });
  });

  it('verifies an accepted event once', () => {
    const { body, header } = signed(completed);
    const helper = sdk.webhooks.signature;
    if (helper === null) throw new Error('the SDK has no signature helper');
    const verify = vi.spyOn(helper, 'verifyHeader');
    expect(verifyEvent(sdk, [secret], body, header, nowMs).accepted).toBe(true);
    expect(verify).toHaveBeenCalledTimes(1);
    verify.mockRestore();
  });

  it('refuses an old event that names a time of now beside the signed one', () => {
    const { body, header } = signed(completed, { atMs: nowMs - 301_000 });
    const refused = { accepted: false, refusal: 'signature_stale' };
    expect(verifyEvent(sdk, [secret], body, `t=${nowMs / 1_000},${header}`, nowMs)).toEqual(refused);
    expect(verifyEvent(sdk, [secret], body, `${header},t=${nowMs / 1_000}`, nowMs).accepted).toBe(false);
  });

  it('accepts the old secret beside the new one during a rotation', () => {
    const { body, header } = signed(completed, { secret: 'whsec_old' });
    expect(verifyEvent(sdk, [secret, 'whsec_old'], body, header, nowMs).accepted).toBe(true);
  });

  it.each(['not json', '[]', '{}', '{"id":1,"type":"x","data":{}}'])('refuses the signed body %s', (payload) => {
    expect(verdictOf(payload)).toEqual({ accepted: false, refusal: 'body_malformed' });
  });

  it('verifies bytes, not their reading', () => {
    const { header } = signed('{"id":"evt_é"}');
    expect(verifyEvent(sdk, [secret], Buffer.from('{"id":"evt_é"}', 'latin1'), header, nowMs).accepted).toBe(false);
  });

  it.each([
    [
      'payment_intent.succeeded',
      { id: 'pi_1', metadata: { attempt: 'a-1' } },
      { kind: 'payment', intentRef: 'pi_1', attemptId: 'a-1' },
    ],
    ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1', metadata: {} }, { kind: 'payment', intentRef: 'pi_1' }],
    [
      'refund.updated',
      { id: 're_1', payment_intent: 'pi_1', metadata: { refund: 'r-1' } },
      { kind: 'refund', refundRef: 're_1', refundId: 'r-1' },
    ],
    [
      'checkout.session.expired',
      { id: 'cs_1', payment_intent: null, metadata: null },
      { kind: 'payment', providerRef: 'cs_1' },
    ],
    ['payout.paid', { id: 'po_1' }, { kind: 'other' }],
  ])('points where %s points', (type, object, expected) => {
    const verdict = verdictOf(eventOf(type, object));
    expect(verdict).toMatchObject({ accepted: true, event: { type, ...expected } });
  });
});
