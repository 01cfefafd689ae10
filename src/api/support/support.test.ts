import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { contact, openShop, type Shop } from '../../../tests/faults/shop/shop.ts';
import { testCaller, testSite } from '../../../tests/site.ts';
import { addOperator } from '#src/actions/support/add-operator.ts';
import { orderLinkKey } from '#src/actions/orders/links/order-link-key.ts';
import { revokeOperatorToken } from '#src/actions/support/revoke-operator-token.ts';
import { notifyOfAnswers } from '#src/actions/support/notify-of-answers.ts';
import type { Caller } from '#src/actions/deps.ts';
import { serve, type Served } from '#src/api/serve.ts';
import { supportFormPath } from '#src/contract/site/support-paths.ts';
import { processOutbox } from '#src/jobs/process-outbox.ts';
import { renderMail } from '#src/jobs/entry-emails.tsx';
import { mailHandlers } from '#src/jobs/message-handlers.ts';
import type { Message } from '#src/jobs/shared/messages/message.ts';
import { supportInbox } from '#src/server/forms/support-inbox.ts';

/** A green dot, as a PNG. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const token = 'a token of the tests';

let shop: Shop;
let server: FastifyInstance;
let buyer: Caller;
let outsider: Caller;
let calling: Caller;
let order: string;
let operator: string;
beforeAll(async () => {
  shop = await openShop();
  [buyer, outsider] = [await shop.buyer(), await shop.buyer()];
  await shop.deps.db.query(`update account set kind = 'member', phone = '+819055550100' where id = $1`, [
    buyer.account?.id,
  ]);
  order = await bought(buyer);
  ({ operator } = await addOperator(shop.deps, { name: 'helpdesk', token }));
  server = Fastify();
  await server.register(cookie);
  await supportInbox(server, shop.deps, async () => calling, testSite);
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

function call(path: string, body: object | null = null, by = buyer): Promise<Served> {
  const requested = { path: `/v1/supportsrv/${path}`, query: new URLSearchParams(), body, idempotencyKey: null };
  return serve(shop.deps, by, { ...requested, method: body === null ? 'GET' : 'POST' });
}

async function bought(by: Caller): Promise<string> {
  return (await shop.toPage(by, await shop.slot())).checkout.reference;
}

type Talk = {
  readonly unread: number;
  readonly formKey: string;
  readonly messages: readonly {
    readonly author: string;
    readonly text: string;
    readonly picture: { src: string } | null;
  }[];
};
async function talk(about = order, by = buyer, query: Record<string, string> = {}): Promise<Talk> {
  const requested = {
    path: `/v1/supportsrv/orders/${about}`,
    body: null,
    idempotencyKey: null,
    method: 'GET' as const,
  };
  const { envelope } = await serve(shop.deps, by, { ...requested, query: new URLSearchParams(query) });
  if (!envelope.success) throw new Error(envelope.error.code);
  // The answer's own schema has looked at it.
  return envelope.result as Talk;
}

async function mails(): Promise<readonly Message[]> {
  const sent: Message[] = [];
  const deliver = async (message: Message): Promise<void> => void sent.push(message);
  const brand = { name: 'Meander', supportEmail: 'help@example.com', supportPhone: '+44 20 7946 0000' };
  await processOutbox(shop.deps, mailHandlers({ renderMail, deliver, brand }));
  return sent.filter((one) => one.subject.startsWith('New reply from support'));
}

describe('a conversation', () => {
  it('contains its messages in order, without control characters, and shows the re-encoded picture to the buyer alone', async () => {
    expect((await talk()).messages).toEqual([]);
    await call(`orders/${order}/say`, { text: ' <b>Hi</b> https://evil.example \u202E\u0007\r\nsecond line ' });
    await call(`orders/${order}/say`, { text: '', picture: dot });
    const { messages, unread } = await talk();
    expect(messages).toMatchObject([
      { author: 'traveller', text: '<b>Hi</b> https://evil.example \nsecond line', picture: null },
      { author: 'traveller', text: '', picture: { width: 1, height: 1 } },
    ]);
    expect(unread).toBe(0);
    calling = buyer;
    const picture = await server.inject({ url: messages[1]?.picture?.src ?? '' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(picture.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8');
    for (const one of [outsider, testCaller]) {
      calling = one;
      expect((await server.inject({ url: messages[1]?.picture?.src ?? '' })).statusCode).toBe(404);
    }
  });

  it.each([
    [{ text: '' }, 422, 'answer_missing'],
    [{ text: ' \n\u0000 ' }, 422, 'answer_missing'],
    [{ text: 'x'.repeat(2001) }, 422, 'answer_too_long'],
    [{ text: 'x'.repeat(4001) }, 400, 'bad_request'],
    [{ text: 'x', picture: 'bm90IGEgcGljdHVyZQ==' }, 422, 'picture_unreadable'],
    [{ text: 'x', picture: 'no base64!' }, 400, 'bad_request'],
    [{ text: 'x', author: 'support' }, 400, 'bad_request'],
  ])('refuses %.40j', async (body, status, code) => {
    expect(await call(`orders/${order}/say`, body)).toMatchObject({ status, envelope: { error: { code } } });
  });

  it('is not found for other accounts, whatever they request', async () => {
    for (const [path, body] of [
      [`orders/${order}`, null],
      [`orders/${order}/say`, { text: 'hello' }],
      [`orders/${order}/read`, {}],
    ] as const) {
      expect((await call(path, body, outsider)).status, path).toBe(404);
      expect((await call(path, body, testCaller)).status, path).toBe(401);
    }
    expect((await call('orders/ZZZZZZZZZZ')).status).toBe(404);
    expect((await call('conversations', null, outsider)).envelope).toEqual({
      success: true,
      result: { conversations: [] },
    });
  });
});

describe('the support inbox', () => {
  it('sees who waits, answers, and is shut out at once', async () => {
    expect((await call('desk/waiting', { token }, testCaller)).envelope).toMatchObject({
      result: { waiting: [{ reference: order, messages: 2 }] },
    });
    expect((await call('desk/answer', { token, reference: order, text: 'Here you are.' }, testCaller)).status).toBe(
      200,
    );
    expect((await call('desk/waiting', { token }, testCaller)).envelope).toMatchObject({ result: { waiting: [] } });
    expect((await talk()).unread).toBe(1);
    expect((await call('conversations')).envelope).toMatchObject({
      result: { conversations: [{ reference: order, unread: 1, last: { author: 'support', text: 'Here you are.' } }] },
    });
    for (const [path, body] of [
      ['desk/waiting', {}],
      ['desk/conversation', { reference: order }],
      ['desk/answer', { reference: order, text: 'I am support' }],
    ] as const)
      expect((await call(path, { token: 'no such token', ...body }, outsider)).status, path).toBe(403);
    await revokeOperatorToken(shop.deps, operator);
    expect((await call('desk/waiting', { token }, testCaller)).status).toBe(403);
  });

  it('emails the traveler once when an answer is unread for ten minutes', async () => {
    expect(await notifyOfAnswers(shop.deps)).toBe(0);
    await shop.deps.db.query(`update support_message set created_at = created_at - interval '11 minutes'`);
    await shop.deps.db.query(
      `update support_conversation set traveller_read_at = traveller_read_at - interval '1 hour'`,
    );
    expect(await notifyOfAnswers(shop.deps)).toBe(1);
    expect(await notifyOfAnswers(shop.deps)).toBe(0);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: contact.email });
    expect(mail?.text).toContain(`/user/messages/?order=${order}`);
    expect(mail?.text).not.toContain('Here you are.');
    expect(mail?.unsubscribe).toContain('/v1/mailsrv/unsubscribe?token=');
  });

  it('is read when the page is looked at', async () => {
    expect((await call(`orders/${order}/read`, {})).envelope).toEqual({ success: true, result: { unread: 0 } });
    expect((await talk()).unread).toBe(0);
  });
});

describe('the plain form', () => {
  const send = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const { statusCode, headers: answered } = await server.inject({
      method: 'POST',
      url: supportFormPath,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ order, language: 'ja', ...fields }).toString(),
    });
    return [statusCode, answered.location];
  };

  it('sends text and leads back, in the language of the page', async () => {
    calling = buyer;
    const { formKey, messages } = await talk();
    expect(await send({ key: formKey, text: 'Without script' })).toEqual([303, `/ja/user/messages/?order=${order}`]);
    expect((await talk()).messages).toHaveLength(messages.length + 1);
    expect(await send({ key: formKey, text: '' })).toEqual([
      303,
      `/ja/user/messages/?order=${order}&refused=answer_missing`,
    ]);
  });

  it('takes nothing of another site, another account or another order', async () => {
    const { formKey, messages } = await talk();
    const refused = [303, `/ja/user/messages/?order=${order}&refused=csrf_refused`];
    calling = buyer;
    expect(await send({ key: formKey, text: 'x' }, { 'sec-fetch-site': 'cross-site' })).toEqual(refused);
    expect(await send({ key: `${formKey}x`, text: 'x' })).toEqual(refused);
    for (const one of [outsider, testCaller]) {
      calling = one;
      expect(await send({ key: formKey, text: 'x' })).toEqual(refused);
    }
    expect((await talk()).messages).toHaveLength(messages.length);
    await shop.mustBeSound();
  });
});

describe('a guest', () => {
  const linkOf = (reference: string): string => orderLinkKey(shop.deps, { reference, version: 1 });

  /** Anyone who has opened the link of an order in this browser. */
  const passed = (reference: string): Caller => ({
    ...testCaller,
    passes: [{ kind: 'order', subject: reference, version: 1, untilSeconds: 4_000_000_000 }],
  });

  it('talks by what the link has opened in the browser, pictures included, and by nothing else', async () => {
    const guest = await shop.buyer();
    const [own, other] = [await bought(guest), await bought(guest)];
    expect((await call(`orders/${own}/say`, { text: 'By pass', picture: dot }, passed(own))).status).toBe(200);
    expect((await call(`orders/${own}/say`, { text: 'By pass' }, passed(other))).status).toBe(401);
    const src = (await talk(own, passed(own))).messages[0]?.picture?.src ?? '';
    expect(src).toMatch(new RegExp(`\\.jpg\\?order=${own}$`));
    for (const [by, status] of [
      [passed(own), 200],
      [passed(other), 404],
      [testCaller, 404],
    ] as const) {
      calling = by;
      expect((await server.inject({ url: src })).statusCode).toBe(status);
    }
    await shop.deps.db.query('update orders set link_version = 2 where reference = $1', [own]);
    expect((await call(`orders/${own}/say`, { text: 'x' }, passed(own))).status).toBe(404);
  });

  it('writes by the link of their order, and of no other', async () => {
    const guest = await shop.buyer();
    const [own, other] = [await bought(guest), await bought(guest)];
    const key = linkOf(own);
    expect((await call(`orders/${own}/say`, { key, text: 'By link', picture: dot }, testCaller)).status).toBe(200);
    const said = await talk(own, testCaller, { key });
    expect(said.messages).toMatchObject([{ author: 'traveller', text: 'By link' }]);
    expect((await call(`orders/${own}/read`, { key }, testCaller)).status).toBe(200);
    calling = testCaller;
    const src = said.messages[0]?.picture?.src ?? '';
    expect((await server.inject({ url: src })).statusCode).toBe(200);
    for (const url of [src.replace(/\?.*/, ''), src.replace(own, other).replace(key, linkOf(other)), `${src}x`])
      expect((await server.inject({ url })).statusCode, url).toBe(404);
    for (const wrong of [linkOf(other), `${key}x`, ''])
      expect((await call(`orders/${own}/say`, { key: wrong, text: 'x' }, testCaller)).status, wrong).toBe(404);
    await shop.deps.db.query('update orders set link_version = 2 where reference = $1', [own]);
    expect((await call(`orders/${own}/say`, { key, text: 'x' }, testCaller)).status).toBe(404);
  });

  it('does not speak for travelers with an account', async () => {
    const body = { key: linkOf(order), text: 'I am a fellow traveller' };
    expect((await call(`orders/${order}/say`, body, testCaller)).status).toBe(401);
    expect((await call(`orders/${order}/say`, { ...body, text: 'Mine' }, buyer)).status).toBe(200);
    await shop.deps.db.query(`delete from support_message where body = 'Mine'`);
  });

  it('gets an email that leads to their order, and writes without script', async () => {
    const guest = await shop.buyer();
    const reference = await bought(guest);
    const linked = passed(reference);
    const { formKey } = await talk(reference, linked);
    const write = async (key: string, by = linked): Promise<string | undefined> => {
      calling = by;
      const { headers } = await server.inject({
        method: 'POST',
        url: supportFormPath,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ order: reference, language: 'ja', key, link: 'yes', text: 'Hello' }).toString(),
      });
      return headers.location;
    };
    const back = new URLSearchParams({ order: reference, part: 'messages' }).toString();
    const refused = `/ja/order-lookup/?${back}&refused=csrf_refused`;
    for (const key of ['', `${formKey}x`]) expect(await write(key)).toBe(refused);
    for (const by of [testCaller, passed(order)]) expect(await write(formKey, by)).toBe(refused);
    expect(await write(formKey)).toBe(`/ja/order-lookup/?${back}`);
    await addOperator(shop.deps, { name: 'second desk', token: 'another' });
    expect((await call('desk/answer', { token: 'another', reference, text: 'Yes.' }, testCaller)).status).toBe(200);
    await shop.deps.db.query(
      `update support_message set created_at = created_at - interval '11 minutes' where author = 'support'`,
    );
    await shop.deps.db.query(`update support_conversation set traveller_read_at = now() - interval '1 hour'`);
    expect(await notifyOfAnswers(shop.deps)).toBe(1);
    const [mail] = await mails();
    await shop.mustBeSound();
    expect(mail?.text).toMatch(new RegExp(`/order-lookup/\\?order=${reference}&key=[^&\\s]+&part=messages`));
  });
});
