import { createHmac } from 'node:crypto';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openShop, type Shop } from '../../tests/faults/shop.ts';
import { addressHash } from '#src/actions/orders/address-hash.ts';
import { unsubscribeToken } from '#src/actions/orders/unsubscribe-token.ts';
import { mailDesk } from '#src/server/mail-desk.ts';
import { hasBounced } from '#src/store/mail-addresses.store.ts';
import { messageChoices } from '#src/store/message-choices.store.ts';

const secret = 's'.repeat(32);
const address = 'traveller@example.com';
let shop: Shop;
let server: FastifyInstance;
beforeAll(async () => {
  shop = await openShop();
  server = Fastify();
  await mailDesk(server, shop.deps, { bounceSecret: secret });
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

  it('ends reminders, as a mail program sends it and as often', async () => {
    for (let n = 0; n < 2; n += 1) expect((await post(token(), 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect(await facts()).toEqual({ bounced: false, unsubscribed: true });
  });

  it('leads a browser back to the page, in its language, where it can be undone', async () => {
    const answer = await post(token(), 'wanted=none&language=ja');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/ja\/unsubscribe\/\?token=\S+&done=none$/);
    expect((await facts()).unsubscribed).toBe(true);
    expect((await post(token(), 'wanted=all&language=%2F%2Fevil.example')).headers.location).toMatch(
      /^\/unsubscribe\/\?/,
    );
    expect((await facts()).unsubscribed).toBe(false);
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
  const tell = (body: string, signature: string) =>
    server.inject({
      method: 'POST',
      url: '/v1/mailsrv/bounces',
      headers: { 'content-type': 'application/json', 'x-mail-signature': signature },
      payload: body,
    });
  const body = JSON.stringify({
    bounces: [{ id: 'b-1', address: 'Traveller@Example.com', reason: 'no such mailbox' }],
  });

  it('mark the address, once for each time they are told', async () => {
    expect((await tell(body, signed(body))).statusCode).toBe(200);
    expect(await facts()).toEqual({ bounced: true, unsubscribed: false });
    await shop.deps.db.query('truncate mail_address');
    expect((await tell(body, signed(body))).statusCode).toBe(200);
    expect((await facts()).bounced).toBe(false);
    await shop.mustBeSound();
  });

  it.each([
    ['unsigned', ''],
    ['signed by another', signed(body, now(), 'o'.repeat(32))],
    ['signed long ago', signed(body, now() - 301)],
    ['signed for something else', signed('{}')],
  ])('are not believed when %s', async (_how, signature) => {
    expect((await tell(body, signature)).statusCode).toBe(400);
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
    expect((await tell(bad, signed(bad))).statusCode).toBe(400);
    expect(await shop.count('select from inbox')).toBe(0);
  });
});
