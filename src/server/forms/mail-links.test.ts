import { createHmac } from 'node:crypto';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openShop, type Shop } from '../../../tests/faults/shop/shop.ts';
import { testSite } from '../../../tests/site.ts';
import { addressHash } from '#src/actions/shared/signatures/address-hash.ts';
import { unsubscribeToken } from '#src/actions/orders/messages/unsubscribe-token.ts';
import { passCookie } from '#src/server/context/link-passes.ts';
import { mailLinks } from '#src/server/forms/mail-links.ts';
import { takeCookies } from '#src/server/cookies/take-cookies.ts';
import { hasBounced } from '#src/store/orders/messages/mail-addresses.store.ts';
import { messageChoices } from '#src/store/accounts/message-choices.store.ts';

const secret = 's'.repeat(32);
const address = 'traveller@example.com';
let shop: Shop;
let server: FastifyInstance;
beforeAll(async () => {
  shop = await openShop();
  server = Fastify();
  await takeCookies(server, { https: false });
  await mailLinks(server, shop.deps, { bounceSecrets: ['n'.repeat(32), secret], site: testSite });
});
afterAll(async () => {
  await server.close();
  await shop.close();
});
beforeEach(() => shop.deps.db.query('truncate mail_address, message_choice, message_choice_record, inbox'));

const facts = async () => ({
  bounced: await hasBounced(shop.deps.db, [addressHash(shop.deps, address)]),
  unsubscribed: (await messageChoices(shop.deps.db, [addressHash(shop.deps, address)])).some(
    ({ purpose, wanted }) => purpose === 'reminders' && !wanted,
  ),
});

describe('one click', () => {
  const post = (query: string, payload: string) =>
    server.inject({
      method: 'POST',
      url: `/v1/mailsrv/unsubscribe?${query}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  const token = (): string =>
    new URLSearchParams({ token: unsubscribeToken(shop.deps, addressHash(shop.deps, address)) }).toString();

  /** The cookie of a browser that has opened the link of a mail. */
  const pass = (untilSeconds = 4_000_000_000, host = 'localhost'): string => {
    const subject = addressHash(shop.deps, address).toString('hex');
    const one = { kind: 'mail', subject, version: 0, untilSeconds } as const;
    const { cookieKeys } = testSite;
    return passCookie(one, { passes: [], host }, { https: false, cookieKeys })[0]?.split(';', 1)[0] ?? '';
  };
  const send = (payload: string, cookie: string, from = 'same-origin') =>
    server.inject({
      method: 'POST',
      url: '/v1/mailsrv/unsubscribe',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, 'sec-fetch-site': from },
      payload,
    });

  it('ends reminders, as a mail program sends it and as often', async () => {
    for (let n = 0; n < 2; n += 1) expect((await post(token(), 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect(await facts()).toEqual({ bounced: false, unsubscribed: true });
  });

  it('leads a browser back to the page, in its language, where it can be undone', async () => {
    const answer = await send('wanted=none&language=ja', pass());
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/ja/unsubscribe/?from=mail&done=none']);
    expect((await facts()).unsubscribed).toBe(true);
    const undone = await send('wanted=all&language=%2F%2Fevil.example', pass());
    expect(undone.headers.location).toBe('/unsubscribe/?from=mail&done=all');
    expect((await facts()).unsubscribed).toBe(false);
  });

  it('does nothing for a browser that has opened no link, or whose pass is over, or for the form of another site', async () => {
    for (const [cookie, from] of [
      ['', 'same-origin'],
      [pass(Math.floor(Date.now() / 1000) - 1), 'same-origin'],
      [pass(undefined, 'another.example'), 'same-origin'],
      [pass(), 'cross-site'],
      [pass(), 'same-site'],
    ] as const) {
      const answer = await send('wanted=none&language=ja', cookie, from);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/ja/unsubscribe/']);
    }
    expect(await shop.count('select from message_choice')).toBe(0);
  });

  it.each(['', 'token=', 'token=abc.def', `token=${'x'.repeat(5000)}`, 'token=a&token=b'])(
    'refuses %.20s',
    async (query) => {
      expect((await post(query, 'List-Unsubscribe=One-Click')).statusCode).toBe(404);
      expect(await shop.count('select from message_choice')).toBe(0);
    },
  );

  it('is no link: looking changes nothing', async () => {
    expect((await server.inject({ url: `/v1/mailsrv/unsubscribe?${token()}` })).statusCode).toBe(404);
    expect((await facts()).unsubscribed).toBe(false);
  });
});

describe('mails that came back', () => {
  const now = (): number => Math.floor(Date.now() / 1000);
  const signed = (body: string, at = now(), key = secret): string =>
    `t=${at},v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`;
  const notify = (body: string, signature: string) =>
    server.inject({
      method: 'POST',
      url: '/v1/mailsrv/bounces',
      headers: { 'content-type': 'application/json', 'x-mail-signature': signature },
      payload: body,
    });
  const body = JSON.stringify({
    bounces: [{ id: 'b-1', address: 'Traveller@Example.com', reason: 'no such mailbox' }],
  });

  it('mark the address, once for each report', async () => {
    expect((await notify(body, signed(body))).statusCode).toBe(200);
    expect(await facts()).toEqual({ bounced: true, unsubscribed: false });
    await shop.deps.db.query('truncate mail_address');
    expect((await notify(body, signed(body))).statusCode).toBe(200);
    expect((await facts()).bounced).toBe(false);
    await shop.mustBeSound();
  });

  it('are believed under the new secret while it is exchanged, and under the former one', async () => {
    expect((await notify(body, signed(body, now(), 'n'.repeat(32)))).statusCode).toBe(200);
    expect((await facts()).bounced).toBe(true);
  });

  it.each([
    ['unsigned', ''],
    ['signed by another', signed(body, now(), 'o'.repeat(32))],
    ['signed long ago', signed(body, now() - 301)],
    ['signed for something else', signed('{}')],
  ])('are not believed when %s', async (_how, signature) => {
    expect((await notify(body, signature)).statusCode).toBe(400);
    expect((await facts()).bounced).toBe(false);
  });

  it.each([
    '',
    'x',
    '{}',
    '[]',
    '{"bounces":{}}',
    '{"bounces":[{"id":"","address":"a@b.example"}]}',
    '{"bounces":[{"id":"1","address":"nobody"}]}',
  ])('are refused as %s', async (bad) => {
    expect((await notify(bad, signed(bad))).statusCode).toBe(400);
    expect(await shop.count('select from inbox')).toBe(0);
  });
});
