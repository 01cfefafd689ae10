import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { goodCard, openShop, value, type Shop } from '../../../tests/faults/shop/shop.ts';
import { testCaller, testSite } from '../../../tests/site.ts';
import { accountFormKey } from '#src/actions/accounts/profile/account-form-key.ts';
import { sessionHashOf } from '#src/adapters/identity/sign-in-hashes.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { hashCode } from '#src/actions/shared/signatures/hash-code.ts';
import type { Caller } from '#src/actions/deps.ts';
import { noticeRecipientHash } from '#src/actions/accounts/notices/notice-recipient-hash.ts';
import { noticeSubject } from '#src/domain/accounts/account-event.ts';
import { accountFormsPath } from '#src/contract/site/form-paths.ts';
import { accountForms } from '#src/server/forms/account-forms.ts';
import { drawTyped } from '#src/server/pages/render-typed.ts';
import { saveCoupons } from '#src/store/marketing/coupons/coupons.store.ts';
import { insertSession } from '#src/store/accounts/sessions.store.ts';
import { renderPage } from '#src/web/entry-server.tsx';

let shop: Shop;
let server: FastifyInstance;
let member: Caller;
let calling: Caller;
beforeAll(async () => {
  shop = await openShop();
  server = Fastify();
  await server.register(cookie);
  const renderer = { renderPage, assetsOf: () => ({ styles: [], fonts: [], scripts: ['/a.js'], entry: '/entry.js' }) };
  await accountForms(server, shop.deps, async () => calling, {
    site: testSite,
    drawTyped: drawTyped(shop.deps, { site: testSite, developing: false }, renderer),
  });
  const buyer = await shop.buyer();
  await shop.deps.db.query(`update account set kind = 'member', phone = '+819055550199' where id = $1`, [
    buyer.account?.id,
  ]);
  const sessionHash = sessionHashOf('a session of the tests');
  const about = { accountId: buyer.account?.id ?? '', seconds: 3600, way: 'sms', agent: '', network: '' } as const;
  await insertSession(shop.deps.db, { tokenHash: sessionHash, ...about });
  member = { ...buyer, account: { id: buyer.account?.id ?? '', kind: 'member' }, sessionHash };
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

async function send(
  action: string,
  fields: readonly (readonly [string, string])[] = [],
  about: { readonly by?: Caller; readonly key?: string; readonly site?: string } = {},
): Promise<readonly [number, string]> {
  const { status, location } = await post(action, fields, about);
  return [status, location];
}

async function post(
  action: string,
  fields: readonly (readonly [string, string])[],
  { by = member, key = value(accountFormKey(shop.deps, member)), site = 'same-origin' } = {},
): Promise<{ readonly status: number; readonly location: string; readonly html: string }> {
  calling = by;
  const { statusCode, headers, body } = await server.inject({
    method: 'POST',
    url: accountFormsPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    payload: new URLSearchParams(
      [['form_action', action], ['key', key], ['language', 'ja'], ...fields].map(([a, b]) => [a, b]),
    ).toString(),
  });
  return { status: statusCode, location: headers.location ?? '', html: body };
}

const count = (sql: string): Promise<number> => shop.count(sql, [member.account?.id]);

it('stores message preferences, unchecked ones as a refusal', async () => {
  const fields = [
    ['wish', 'email-offers'],
    ['wish', 'email-surveys'],
    ['wanted', 'email-offers'],
  ] as const;
  expect(await send('consent', fields)).toEqual([303, '/ja/user/consent/?done=consent']);
  const said = `select from message_choice_record where at > now() - interval '1 minute' and $1::uuid is not null`;
  expect(await count(`${said} and purpose = 'offers' and wanted`)).toBeGreaterThan(0);
  expect(await count(`${said} and purpose = 'surveys' and not wanted`)).toBeGreaterThan(0);
  expect(await send('notifications', [['wish', 'email-nonsense']])).toEqual([
    303,
    '/ja/user/notifications/?refused=bad_request',
  ]);
});

it('stores name and countries, and shows validation errors', async () => {
  const fields = [
    ['name', 'Ana Form'],
    ['title', ''],
    ['country', 'JP'],
    ['residence', ''],
  ] as const;
  expect(await send('details', fields)).toEqual([303, '/ja/user/profile/?done=details']);
  expect(await count(`select from account where id = $1 and name = 'Ana Form' and country_code = 'JP'`)).toBe(1);
  const refused = await post('details', [
    ['name', 'Ana Typed'],
    ['country', 'XX'],
  ]);
  expect([refused.status, refused.location]).toEqual([422, '']);
  expect(refused.html).toContain('value="Ana Typed"');
});

it('requests an export, closes the account in two steps and restores it', async () => {
  expect(await send('copy')).toEqual([303, '/ja/user/data/?done=copy']);
  expect(await count('select from data_export where account_id = $1')).toBe(1);
  expect(await send('close')).toEqual([303, '/ja/user/data/?refused=bad_request']);
  expect(await send('close', [['understood', 'on']])).toEqual([303, '/ja/user/data/?done=close']);
  expect(await count('select from account_deletion where account_id = $1 and done_at is null')).toBe(1);
  expect(await send('keep')).toEqual([303, '/ja/user/data/?done=keep']);
  expect(await count('select from account_deletion where account_id = $1 and done_at is null')).toBe(0);
});

it('undoes a change with the link of its notice, for anyone who holds it and without a session', async () => {
  const { db } = shop.deps;
  await db.query(`update account set phone = '+819055550198' where id = $1`, [member.account?.id]);
  const { rows } = await db.query<{ id: string }>(`select id from account_event where kind = 'phone_changed'`);
  const [notice, other] = ['+819055550199', '+819055550198'].map((to) =>
    noticeSubject({ event: rows[0]?.id ?? '', recipient: noticeRecipientHash(shop.deps, to) }),
  ) as [string, string];
  const visitor = { ...testCaller, device: 'another' };
  const holder = {
    ...visitor,
    passes: [{ kind: 'notice', subject: notice, version: 0, untilSeconds: 4_000_000_000 } as const],
  };
  const sent = (by: Caller, site = 'same-origin', of = notice) =>
    send('undo-change', [['notice', of]], { by, key: '', site });
  const at = (outcome: string, of = notice): string => `/ja/secure-account/?notice=${of}&${outcome}`;
  expect(await sent(holder, 'cross-site')).toEqual([303, at('refused=csrf_refused')]);
  expect(await sent(visitor)).toEqual([303, at('refused=not_found')]);
  // The form says which notice it shows: one that this browser did not open is not undone, nor any other in its place.
  expect(await sent(holder, 'same-origin', other)).toEqual([303, at('refused=not_found', other)]);
  expect(await send('undo-change', [], { by: holder, key: '' })).toEqual([
    303,
    '/ja/secure-account/?refused=not_found',
  ]);
  expect(await count(`select from account where id = $1 and phone = '+819055550198'`)).toBe(1);
  expect(await sent(holder)).toEqual([303, at('done=undo-change')]);
  expect(await count(`select from account where id = $1 and phone = '+819055550199'`)).toBe(1);
  await db.query('update session set revoked_at = null');
});

it('signs out elsewhere', async () => {
  expect(await send('sign-out-others')).toEqual([303, '/ja/user/security/?done=sign-out-others']);
});

it('stores travelers and the contact, and shows again what was typed and refused', async () => {
  const traveller = [
    ['fullName', 'Ana Example'],
    ['birthDate', '1990-05-17'],
    ['nationality', 'GB'],
    ['diet', ''],
  ] as const;
  expect(await send('traveller', traveller)).toEqual([303, '/ja/user/travellers/?done=traveller']);
  const { rows } = await shop.deps.db.query<{ id: string }>('select id from saved_traveller where account_id = $1', [
    member.account?.id,
  ]);
  const cached = ['id', rows[0]?.id ?? ''] as const;
  const wrong = await post('traveller', [cached, ['fullName', 'Ana <Again>'], ['birthDate', '3090-05-17']]);
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('value="Ana &lt;Again&gt;"');
  expect(wrong.html).toContain('value="3090-05-17"');
  expect(wrong.html).toContain('aria-invalid="true"');
  // The page is whole by itself: a script would look for the form's address among the pages.
  expect(wrong.html).not.toContain('<script type="module"');
  expect(wrong.html).not.toContain('modulepreload');
  expect(await send('traveller-remove', [cached])).toEqual([303, '/ja/user/travellers/?done=traveller-remove']);
  expect(await count('select from saved_traveller where account_id = $1')).toBe(0);

  const contact = [
    ['name', 'Ana Example'],
    ['email', 'ana@example.com'],
  ] as const;
  expect((await post('contact', [...contact, ['phone', '12']])).html).toContain('value="12"');
  expect(await send('contact', [...contact, ['phone', '+81 90 1234 5678']])).toEqual([
    303,
    '/ja/user/travellers/?done=contact',
  ]);
});

it('makes, names, shares and removes lists, and their items', async () => {
  const { productId } = await shop.slot();
  const id = ['id', String(productId)] as const;
  expect(await send('wish-save', [id])).toEqual([303, '/ja/user/wishlist/?done=wish-save']);
  expect(await send('list-add', [['title', 'Spring']])).toEqual([303, '/ja/user/wishlist/?done=list-add']);
  expect((await post('list-add', [['title', 'x'.repeat(61)]])).html).toContain(`value="${'x'.repeat(61)}"`);
  const { rows } = await shop.deps.db.query<{ id: string; title: string | null }>(
    'select id, title from wishlist where account_id = $1 order by title nulls first',
    [member.account?.id],
  );
  const [first = '', spring = ''] = rows.map((row) => row.id);
  const at = (list: string, done: string): readonly [number, string] => [
    303,
    `/ja/user/wishlist/?list=${list}&done=${done}`,
  ];
  expect(await send('wish-note', [id, ['list', first], ['note', 'for two']])).toEqual(at(first, 'wish-note'));
  expect(await send('wish-note', [id, ['list', first], ['note', '']])).toEqual(at(first, 'wish-note'));
  expect(await send('wish-move', [id, ['list', first], ['to', spring]])).toEqual(at(first, 'wish-move'));
  expect(
    await count('select from wishlist l join wishlist_item i on i.wishlist_id = l.id where l.account_id = $1'),
  ).toBe(1);
  expect(
    await send('list-rename', [
      ['list', spring],
      ['title', 'May'],
    ]),
  ).toEqual(at(spring, 'list-rename'));
  expect(await send('list-share', [['list', spring]])).toEqual(at(spring, 'list-share'));
  expect(await send('list-unshare', [['list', spring]])).toEqual(at(spring, 'list-unshare'));
  expect(await send('wish-forget', [id, ['list', spring]])).toEqual(at(spring, 'wish-forget'));
  expect(await send('list-remove', [['list', spring]])).toEqual([303, '/ja/user/wishlist/?done=list-remove']);
  expect(await count('select from wishlist where account_id = $1')).toBe(1);
});

it('stores a coupon by its code, and shows an invalid code again', async () => {
  const code = 'FORM10';
  const effect = { kind: 'percent', percent: 10 } as const;
  const definition = { titles: { en: 'Ten off' }, effect, conditions: [], stacks: false };
  await shop.deps.db.transaction(
    (tx) =>
      saveCoupons(tx, [
        {
          id: 'of-a-form',
          codeHash: hashCode(shop.deps, code),
          definition,
          automatic: false,
          usageLimit: 9,
          perUser: 1,
          begins: null,
          ends: null,
        },
      ]),
    { cause: 'test' },
  );
  expect(await send('coupon-code', [['code', code]])).toEqual([303, '/ja/user/coupons/?done=coupon-code']);
  expect(await count('select from coupon_wallet where account_id = $1')).toBe(1);
  const none = await post('coupon-code', [['code', 'NOSUCHCODE']]);
  expect([none.status, none.html.includes('value="NOSUCHCODE"')]).toEqual([422, true]);
  expect((await post('gift-card-code', [['code', 'AAAAA-BBBBB-CCCCC-DDDDD']])).html).toContain('value="AAAAA-BBBBB');
});

it('changes language, currency and formats, and the return path uses them', async () => {
  expect(await send('language', [['to', 'ar-SA']])).toEqual([303, '/ar-SA/user/profile/?done=language']);
  expect(await send('currency', [['to', 'JPY']])).toEqual([303, '/ja/user/profile/?_currency=JPY&done=currency']);
  expect(await count(`select from account where id = $1 and language = 'ar-SA' and currency = 'JPY'`)).toBe(1);
  expect(await send('writing', [['to', 'calendar']])).toEqual([
    303,
    '/ja/user/profile/?_writing=calendar&done=writing',
  ]);
  expect(await count(`select from account where id = $1 and writing = 'calendar'`)).toBe(1);
  expect(await send('writing', [['to', 'hebrew']])).toEqual([303, '/ja/user/profile/?refused=bad_request']);
  expect(await send('currency', [['to', 'DOUBLOONS']])).toEqual([303, '/ja/user/profile/?refused=bad_request']);
  expect(await send('language', [['to', 'tlh']])).toEqual([303, '/ja/user/profile/?refused=bad_request']);
});

it('ends one session, and rejects unknown ids with their own message', async () => {
  const one = await shop.deps.db.query<{ id: string }>(
    `insert into session (token_hash, account_id, way, expires_at)
     values ('another session', $1, 'sms', now() + interval '1 day') returning id`,
    [member.account?.id],
  );
  const session = ['session', one.rows[0]?.id ?? ''] as const;
  expect(await send('sign-out-one', [session])).toEqual([303, '/ja/user/security/?done=sign-out-one']);
  expect((await send('sign-out-one', [['session', 'x']]))[1]).toContain('refused=bad_request');
  // Ways in are changed after a proof alone, by a form as by a call.
  await shop.deps.db.query('update session set proved_at = null');
  expect((await send('passkey-remove', [['passkey', 'abc']]))[1]).toContain('refused=confirm_first');
});

it('sends a link again and does not reveal whether an order exists', async () => {
  const nobody = { by: testCaller, key: '' };
  const requested = (order: string) =>
    send(
      'order-link',
      [
        ['order', order],
        ['email', 'ana@example.com'],
      ],
      nobody,
    );
  const done = [303, '/ja/order-lookup/?done=order-link'];
  expect(await requested('k7qx-2m9d pa')).toEqual(done);
  expect(await requested('AAAAAAAAAA')).toEqual(done);
  const refused = await post(
    'order-link',
    [
      ['order', 'K7QX2M9DPA'],
      ['email', 'ana@'],
    ],
    nobody,
  );
  expect([refused.status, refused.html.includes('value="ana@"')]).toEqual([422, true]);
  const shut = await send(
    'order-links-end',
    [
      ['order', 'K7QX2M9DPA'],
      ['link', 'x'],
    ],
    nobody,
  );
  expect(shut).toEqual([303, '/ja/order-lookup/?order=K7QX2M9DPA&refused=sign_in_required']);
});

type Part = readonly [name: string, value: string | Buffer];

/** Returns what a browser sends where a form has files. */
async function postFiles(parts: readonly Part[], by: Caller): Promise<{ readonly to: string; readonly html: string }> {
  calling = by;
  const form = new FormData();
  for (const [name, part] of parts)
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, new Blob([new Uint8Array(part)]), 'x.jpg');
  const sent = new Response(form);
  const { headers, body } = await server.inject({
    method: 'POST',
    url: accountFormsPath,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { to: headers.location ?? '', html: body };
}

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#c08040' } })
    .jpeg()
    .toBuffer();

it('takes a picture, and nothing that is none', async () => {
  const carried: readonly Part[] = [
    ['key', value(accountFormKey(shop.deps, member))],
    ['language', 'ja'],
    ['form_action', 'picture'],
  ];
  const picture = (bytes: Buffer) => postFiles([...carried, ['picture', bytes]], member);
  expect((await picture(await photo())).to).toBe('/ja/user/profile/?done=picture');
  expect((await picture(Buffer.from('<svg onload="alert(1)"/>'))).to).toContain('refused=picture_unreadable');
  expect((await picture(Buffer.alloc(0))).to).toContain('refused=picture_unreadable');
  expect(await send('picture-remove')).toEqual([303, '/ja/user/profile/?done=picture-remove']);
});

it('takes a review by the link of its mail, with a photograph, and loses nothing of one that is refused', async () => {
  const caller = await shop.buyer();
  const { page, orderId, checkout } = await shop.toPage(caller, await shop.slot());
  await shop.payOnPage(page, goodCard);
  await readOrder(shop.deps, caller, checkout.reference);
  const { rows } = await shop.deps.db.query<{ reference: string }>(
    `update booking set starts_at = now() - interval '26 hours', ends_at = now() - interval '1 day'
     where order_id = $1 returning reference`,
    [orderId],
  );
  const reference = rows[0]?.reference ?? '';
  const linked: Caller = {
    ...testCaller,
    passes: [{ kind: 'order', subject: checkout.reference, version: 1, untilSeconds: 4_000_000_000 }],
  };
  const carried: readonly Part[] = [
    ['form_action', 'review'],
    ['language', 'ja'],
    ['reference', reference],
    ['score', '80'],
    ['value', '100'],
    ['author', 'nobody'],
  ];
  const write = (text: string, more: readonly Part[]) => postFiles([...carried, ['text', text], ...more], linked);
  const refused = await write('Short &c', [['photos', await photo()]]);
  expect(refused.to).toBe('');
  expect(refused.html).toContain('Short &amp;c</textarea>');
  const [, sent = ''] = /name="photo"[^>]*value="([0-9a-f-]{36})"/.exec(refused.html) ?? [];
  const good = await write('Worth the climb, twice.', [['photo', sent]]);
  expect(good.to).toBe(`/ja/review/${reference}/?done=review`);
  expect(await shop.count('select from review_photo where id = $1 and review_id is not null', [sent])).toBe(1);
  // Without the link's pass there is no such visit, and a form without the account's key does nothing in its name.
  for (const by of [testCaller, { ...testCaller, account: caller.account }]) {
    await postFiles([...carried, ['text', 'Not mine.']], by);
  }
  expect(await shop.count(`select from review where text = 'Not mine.'`)).toBe(0);
  const nowhere = await postFiles([['form_action', 'review']], linked);
  expect(nowhere.to).toBe('/user/?refused=bad_request');
});

it('puts a visitor’s gift card into the cart, and shows again what was typed and refused', async () => {
  const gift = [
    ['currency', 'EUR'],
    ['amount', 'other'],
    ['design', 'harbour'],
    ['recipient', 'Mia "the Cat"'],
    ['email', 'mia@example.com'],
    ['sender', 'Ada'],
    ['message', 'Go <far>'],
  ] as const;
  const visitor = { ...testCaller, owner: 'device:gift', device: 'gift' };
  const by = { by: visitor, key: '' };
  for (const [other, status] of [
    ['nothing', 422],
    ['0,01', 422],
  ] as const) {
    const wrong = await post('gift', [...gift, ['other', other]], by);
    expect([wrong.status, wrong.location]).toEqual([status, '']);
    expect(wrong.html).toContain('value="Mia &quot;the Cat&quot;"');
    expect(wrong.html).toContain('Go &lt;far&gt;</textarea>');
    expect(wrong.html).toContain(`value="${other}"`);
    expect(wrong.html).toContain('aria-invalid="true"');
  }
  expect(await send('gift', [...gift, ['other', '75,50']], by)).toEqual([303, '/ja/cart/']);
  const cards = `select from cart_item where owner = 'device:gift' and gift ->> 'amountMinor' = '7550'`;
  expect(await shop.count(cards)).toBe(1);
  // Where no cart is shown, a refusal does not lose what was chosen before.
  expect((await post('gift', [...gift, ['other', '0,01'], ['alone', '1']], by)).status).toBe(422);
  expect(await shop.count(cards)).toBe(1);
  const offered = gift.map(([name, value]) => [name, name === 'amount' ? '5000' : value] as const);
  expect(await send('gift', [...offered, ['alone', '1']], by)).toEqual([303, '/ja/platform/pay/']);
  expect([await shop.count(cards), await shop.count(`select from cart_item where owner = 'device:gift'`)]).toEqual([
    0, 1,
  ]);
  expect(await send('gift', [...gift, ['other', '50']], { ...by, site: 'cross-site' })).toEqual([
    303,
    '/ja/gift-cards/?refused=csrf_refused',
  ]);
});

it('takes nothing of another site, of outsiders, or without a page that was shown', async () => {
  const outsider = await shop.buyer();
  for (const about of [{ site: 'cross-site' }, { key: 'x' }, { key: '' }, { by: outsider }, { by: testCaller }])
    expect(await send('copy', [], about), JSON.stringify(about)).toEqual([303, '/ja/user/data/?refused=csrf_refused']);
  expect(await send('everything')).toEqual([303, '/ja/user/?refused=bad_request']);
  const sent = (type: string, payload: string) =>
    server.inject({ method: 'POST', url: accountFormsPath, headers: { 'content-type': type }, payload });
  const damaged = await sent(
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="form_action"',
  );
  expect([damaged.statusCode, damaged.headers.location]).toEqual([303, '/user/?refused=bad_request']);
  expect((await sent('application/json', '{"form_action":"copy"}')).statusCode).toBe(415);
  expect((await sent('application/x-www-form-urlencoded', 'x'.repeat(40_000))).statusCode).toBe(413);
  expect(await count('select from data_export where account_id = $1')).toBe(1);
  await shop.mustBeSound();
});
