import { randomUUID } from 'node:crypto';

import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { goodCard, openShop, value, type Shop, type Slot } from '../../../tests/faults/shop/shop.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { receiveBounces } from '#src/actions/orders/messages/receive-bounces.ts';
import type { Caller } from '#src/actions/deps.ts';
import { inProcessClient, serve } from '#src/api/serve.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { accountEndpoints } from '#src/contract/accounts/account.ts';
import { checkoutEndpoints } from '#src/contract/checkout/checkout.ts';
import { profileEndpoints } from '#src/contract/accounts/profile.ts';
import { travellerEndpoints } from '#src/contract/accounts/travellers.ts';
import { userCentreEndpoints, type TripPart, type TripsAnswer } from '#src/contract/orders/user-centre.ts';

import { avatarFiles } from '#src/server/documents/avatar-files.ts';

let shop: Shop;
let caller: Caller;
let outsider: Caller;
let slots: readonly Slot[];
beforeAll(async () => {
  shop = await openShop();
  caller = await shop.buyer();
  outsider = await shop.buyer();
  const others = [
    await shop.slot({ startsInHours: 241 }),
    await shop.slot({ startsInHours: 300 }),
    await shop.slot({ startsInHours: 310 }),
  ];
  for (const slot of others) await shop.put(caller, slot);
  const first = await shop.slot({ startsInHours: 240 });
  slots = [first, ...others];
  const { page, checkout } = await shop.toPage(caller, first);
  await shop.payOnPage(page, goodCard);
  value(await readOrder(shop.deps, caller, checkout.reference));
});
afterAll(() => shop.close());

/** Returns what a call answers, or the code and the field of its refusal. */
async function send<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input, by = caller): Promise<Output> {
  const answer = await inProcessClient(shop.deps, by).call(endpoint, input);
  if (!answer.ok) throw new Error(`${answer.error.code} ${answer.error.field ?? ''}`.trim());
  return answer.value;
}

async function trips(part: TripPart, by = caller, page = 1): Promise<TripsAnswer> {
  return send(userCentreEndpoints.trips, { part, page_num: page }, by);
}

describe('trips of an account', () => {
  it('come by their days, those that overlap named with one another', async () => {
    const { trips: list, counts } = await trips('coming');
    expect(counts).toEqual({ coming: 4, past: 0, cancelled: 0 });
    expect(list.map((trip) => trip.productId)).toEqual(slots.map((slot) => slot.productId));
    const [first, second, third] = list;
    expect(first?.clashes).toMatchObject([{ kind: 'overlap', reference: second?.reference, title: second?.title }]);
    expect(second?.clashes).toMatchObject([{ kind: 'overlap', reference: first?.reference }]);
    expect(third?.clashes).toEqual([]);
    expect(list.every((trip) => trip.hasVoucher && trip.closedUntil === null)).toBe(true);
  });

  it('belong to their owner only', async () => {
    expect((await trips('coming', outsider)).trips).toEqual([]);
    await expect(trips('coming', { ...caller, account: null })).rejects.toThrow('sign_in_required');
  });

  it('say how many there are behind the last page too', async () => {
    expect(await trips('coming', caller, 9)).toMatchObject({ trips: [], counts: { coming: 4 } });
  });

  it('leave the timeline when they are called off, and with them what they were in the way of', async () => {
    const [first] = (await trips('coming')).trips;
    const reference = first?.reference ?? '';
    const quote = value(await quoteCancellation(shop.deps, caller, reference, null));
    const refundMinor = Number(quote.refund.minor);
    value(await cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor }));
    const coming = await trips('coming');
    expect(coming.counts).toEqual({ coming: 3, past: 0, cancelled: 1 });
    expect(coming.trips.flatMap((trip) => trip.clashes)).toEqual([]);
    expect((await trips('cancelled')).trips).toMatchObject([{ reference, state: 'cancelled', hasVoucher: false }]);
  });

  it('are past once they have ended, the last first', async () => {
    await shop.deps.db.query(
      `update booking set starts_at = starts_at - interval '20 days', ends_at = ends_at - interval '20 days' where product_id = any($1::int[])`,
      [slots.slice(2).map((slot) => slot.productId)],
    );
    const past = await trips('past');
    expect(past.counts).toEqual({ coming: 1, past: 2, cancelled: 1 });
    expect(past.trips.map((trip) => trip.productId)).toEqual([slots[3]?.productId, slots[2]?.productId]);
  });

  it('come with the addresses from which mails come back, masked', async () => {
    expect((await trips('coming')).bounced).toEqual([]);
    await receiveBounces(shop.deps, [
      { id: randomUUID(), address: 'Traveller@example.com', reason: 'no such mailbox' },
    ]);
    const { bounced } = await trips('coming');
    expect(bounced).toHaveLength(1);
    expect(bounced[0]).not.toContain('traveller');
    expect((await trips('coming', outsider)).bounced).toEqual([]);
  });
});

describe('membership', () => {
  it('is no guest’s, and counts what a member spent, in HKD by the day’s rate', async () => {
    expect(await send(userCentreEndpoints.membership, {})).toBe(null);
    const member = await joined(caller, '+442079460101');
    const { tier, spent, next, tiers } = (await send(userCentreEndpoints.membership, {}, member)) ?? {};
    expect(tier).toMatchObject({ level: 0, style: 'brook', creditPercent: 100 });
    // Three visits at 10.99 EUR each are active; the fourth was canceled. 9.1 HKD for a euro.
    expect(spent).toEqual({ minor: 30_003, currency: 'HKD' });
    expect(next).toMatchObject({ tier: { style: 'stream' }, missing: { minor: 300_000 - 30_003 } });
    expect(tiers).toHaveLength(4);
    // The rule stays in HKD; a caller in euro gets the approximate amount.
    expect(tiers?.[1]).toMatchObject({ from: { minor: 300_000 }, fromAbout: { minor: 32_967, currency: 'EUR' } });
    expect(next?.missingAbout).toEqual({ minor: 29_670, currency: 'EUR' });
    const inHkd = await send(userCentreEndpoints.membership, {}, { ...member, currency: 'HKD' });
    expect(inHkd?.tiers.map((one) => one.fromAbout)).toEqual([null, null, null, null]);
    expect(await send(accountEndpoints.myProfile, {}, member)).toMatchObject({
      membership_level: 0,
      membership_style: 'brook',
      display_membership_entry: true,
      unreview: 2,
      gift_card: 0,
    });
  });

  it('rises with what is spent', async () => {
    const member = await joined(caller, '+442079460101');
    await shop.deps.db.query(`update exchange_rate set hkd_per_unit = 3_031 where currency = 'EUR'`);
    expect(await send(accountEndpoints.myProfile, {}, member)).toMatchObject({
      membership_level: 3,
      membership_style: 'delta',
    });
    await shop.deps.db.query(`update exchange_rate set hkd_per_unit = 9.1 where currency = 'EUR'`);
  });
});

describe('what credits did', () => {
  it('is read from the ledger, latest first, for their owner only', async () => {
    const id = outsider.account?.id ?? '';
    const writeMove = async (minor: number, other: string): Promise<void> => {
      await shop.deps.db.query(
        `with t as (select gen_random_uuid() as txn) insert into ledger (txn, account, currency, amount_minor)
         select txn, 'credits:' || $1, 'EUR', $2::bigint from t union all select txn, $3, 'EUR', -$2::bigint from t`,
        [id, -minor, other],
      );
    };
    await writeMove(500, 'marketing');
    await writeMove(-200, 'tenders');
    const { moves, total } = await send(userCentreEndpoints.walletEntries, { kind: 'credits' }, outsider);
    expect(total).toBe(2);
    expect(moves).toMatchObject([
      { amount: { minor: -200, currency: 'EUR' }, cause: 'spent' },
      { amount: { minor: 500 }, cause: 'earned' },
    ]);
    expect((await send(userCentreEndpoints.walletEntries, { kind: 'credits' })).moves).toEqual([]);
    expect((await send(userCentreEndpoints.walletEntries, { kind: 'gift_cards' }, outsider)).total).toBe(0);
    expect(await send(userCentreEndpoints.walletEntries, { kind: 'credits', page_num: 2 }, outsider)).toMatchObject({
      moves: [],
      total: 2,
    });
  });
});

describe('the details of a profile', () => {
  const details = { user_name: 'Zoë  Li', title: 'MX', country_code: 'GB', confirmed_residence: 'HK' } as const;

  it('are stored, normalized, and returned by the profile', async () => {
    await send(profileEndpoints.changeDetails, details);
    expect(await send(accountEndpoints.myProfile, {})).toMatchObject({
      user_name: 'Zoë Li',
      title: 'MX',
      country_code: 'GB',
      user_residence: 'HK',
      confirmed_residence: 'HK',
    });
  });

  it.each([
    [{ ...details, user_name: '<b>' }, 'name_invalid user_name'],
    [{ ...details, user_name: 'a'.repeat(301) }, 'bad_request user_name'],
    [{ ...details, user_name: '' }, 'name_missing user_name'],
    [{ ...details, country_code: 'ZZ' }, 'answer_unknown country_code'],
    [{ ...details, confirmed_residence: 'XX' }, 'answer_unknown confirmed_residence'],
  ])('is refused by its field: %j', async (given, refusal) => {
    await expect(send(profileEndpoints.changeDetails, given)).rejects.toThrow(refusal);
  });

  it('is unavailable without sign-in', async () => {
    const nobody = { ...caller, account: null };
    await expect(send(profileEndpoints.changeDetails, details, nobody)).rejects.toThrow('sign_in_required');
    await expect(send(profileEndpoints.removeAvatar, {}, nobody)).rejects.toThrow('sign_in_required');
    await expect(send(travellerEndpoints.savedPeople, {}, nobody)).rejects.toThrow('sign_in_required');
    await expect(send(userCentreEndpoints.membership, {}, nobody)).rejects.toThrow('sign_in_required');
  });
});

describe('a picture of a person', () => {
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c04020' } });

  it('is stored as a square WebP file without metadata, and is gone once it is replaced or removed', async () => {
    const sent = await drawn(900, 500)
      .withExif({ IFD0: { Artist: 'A secret' } })
      .jpeg()
      .toBuffer();
    const { avatar } = await send(profileEndpoints.sendAvatar, { picture: sent.toString('base64') });
    expect(avatar).toMatch(/^\/avatars\/[\w-]{22}\.webp$/);
    expect(await send(accountEndpoints.simpleProfile, {})).toMatchObject({ avatar });
    const server = Fastify();
    avatarFiles(server, shop.deps);
    const got = await server.inject(avatar);
    expect([got.statusCode, got.headers['content-type'], got.headers['x-content-type-options']]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ]);
    expect(got.headers['cache-control']).toContain('private');
    const read = await sharp(got.rawPayload).metadata();
    expect([read.format, read.width, read.height, read.exif]).toEqual(['webp', 256, 256, undefined]);

    const second = await send(profileEndpoints.sendAvatar, {
      picture: (await drawn(9, 9).png().toBuffer()).toString('base64'),
    });
    expect((await server.inject(avatar)).statusCode).toBe(404);
    expect((await server.inject(second.avatar)).statusCode).toBe(200);
    expect(await send(profileEndpoints.removeAvatar, {})).toEqual({ avatar: '/avatar.png' });
    for (const gone of [second.avatar, '/avatars/x.webp', '/avatars/..%2f..%2fetc.webp', '/avatars/none'])
      expect((await server.inject(gone)).statusCode).toBe(404);
    await server.close();
  });

  it.each([
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><title>no</title>')],
    ['the beginning of one', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ])('is refused where it is %s', async (_, bytes) => {
    await expect(send(profileEndpoints.sendAvatar, { picture: bytes.toString('base64') })).rejects.toThrow(
      'picture_unreadable picture',
    );
  });

  it('is refused where few bytes unfold into more pixels than a camera has', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 4500, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(300_000);
    await expect(send(profileEndpoints.sendAvatar, { picture: bomb.toString('base64') })).rejects.toThrow(
      'picture_unreadable picture',
    );
  });

  it('is refused where it is no base64', async () => {
    await expect(send(profileEndpoints.sendAvatar, { picture: '<svg>' })).rejects.toThrow('bad_request picture');
  });
});

describe('saved travelers', () => {
  const given = { fullName: 'Ana Example', birthDate: '2015-02-28', nationality: 'GB', diet: 'vegan' };

  it('are stored, changed and deleted by their owner only', async () => {
    const { id } = await send(travellerEndpoints.saveTraveller, given);
    await send(travellerEndpoints.saveTraveller, { ...given, id, birthDate: '', diet: '' });
    const { travellers, most } = await send(travellerEndpoints.savedPeople, {});
    const names = { fullName: 'Ana Example', familyName: null, givenName: null };
    expect(travellers).toEqual([{ id, ...names, birthDate: null, nationality: 'GB', diet: null }]);
    expect(most).toBe(20);
    await expect(send(travellerEndpoints.saveTraveller, { ...given, id }, outsider)).rejects.toThrow('not_found');
    await expect(send(travellerEndpoints.removeTraveller, { id }, outsider)).rejects.toThrow('not_found');
    expect((await send(travellerEndpoints.savedPeople, {}, outsider)).travellers).toEqual([]);
    await send(travellerEndpoints.removeTraveller, { id });
    await expect(send(travellerEndpoints.removeTraveller, { id })).rejects.toThrow('not_found');
  });

  it('store the name of the passport in Latin letters, with a given name or without', async () => {
    const named = { ...given, fullName: '山田 花子', familyName: ' Yamada ', givenName: 'Hanako' };
    const { id, ...saved } = await send(travellerEndpoints.saveTraveller, named);
    expect(saved).toMatchObject({ fullName: '山田 花子', familyName: 'Yamada', givenName: 'Hanako' });
    await send(travellerEndpoints.saveTraveller, { ...named, id, givenName: '' });
    const { travellers } = await send(travellerEndpoints.savedPeople, {});
    expect(travellers).toMatchObject([{ familyName: 'Yamada', givenName: null }]);
    await send(travellerEndpoints.removeTraveller, { id });
  });

  it.each([
    [{ ...given, familyName: '山田' }, 'name_not_latin familyName'],
    [{ ...given, familyName: 'Yamada', givenName: 'はなこ' }, 'name_not_latin givenName'],
    [{ ...given, givenName: 'Hanako' }, 'answer_missing familyName'],
    [{ ...given, fullName: ' ' }, 'name_missing fullName'],
    [{ ...given, birthDate: '2015-02-30' }, 'birth_date_invalid birthDate'],
    [{ ...given, birthDate: '2999-01-01' }, 'birth_date_invalid birthDate'],
    [{ ...given, birthDate: '1890-01-01' }, 'birth_date_invalid birthDate'],
    [{ ...given, nationality: 'ZZ' }, 'answer_unknown nationality'],
    [{ ...given, diet: 'cake' }, 'answer_unknown diet'],
    [{ ...given, id: 'x' }, 'bad_request id'],
  ])('are refused by their field: %j', async (wrong, refusal) => {
    await expect(send(travellerEndpoints.saveTraveller, wrong)).rejects.toThrow(refusal);
  });

  it('are twenty at most, also for concurrent calls', async () => {
    const added = await Promise.allSettled(
      Array.from({ length: 23 }, () => send(travellerEndpoints.saveTraveller, given, outsider)),
    );
    expect(added.filter((one) => one.status === 'fulfilled')).toHaveLength(20);
    expect(added.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual(
      Array.from({ length: 3 }, () => 'Error: list_full'),
    );
  });

  it('include the contact, by the rules of the checkout', async () => {
    const contact = { name: 'Ana Example', email: 'ana@example.com', phone: '+44 20 7946 0018' };
    expect((await send(travellerEndpoints.savedPeople, {})).contact).toBe(null);
    await send(travellerEndpoints.saveContact, contact);
    expect((await send(travellerEndpoints.savedPeople, {})).contact).toMatchObject({ name: 'Ana Example' });
    await expect(send(travellerEndpoints.saveContact, { ...contact, email: 'ana@' })).rejects.toThrow(
      'email_invalid email',
    );
    await expect(send(travellerEndpoints.saveContact, { ...contact, phone: '1' })).rejects.toThrow(
      'phone_invalid phone',
    );
  });
});

async function joined(guest: Caller, phone: string): Promise<Caller> {
  const id = guest.account?.id ?? '';
  await shop.deps.db.query(`update account set kind = 'member', phone = $2 where id = $1`, [id, phone]);
  return { ...guest, account: { id, kind: 'member' } };
}

describe('an account of limited access', () => {
  it('reads and forgets what it has, and begins nothing new', async () => {
    const limited = await shop.buyer();
    const id = limited.account?.id ?? '';
    const { id: stored } = await send(travellerEndpoints.saveTraveller, { fullName: 'Ana Example' }, limited);
    await shop.deps.db.query(`update account set restrict_policies = '{deprecated}' where id = $1`, [id]);
    expect(await send(accountEndpoints.myProfile, {}, limited)).toMatchObject({ restrict_policies: ['deprecated'] });
    await shop.put(limited, await shop.slot());
    const key = { idempotencyKey: randomUUID() };
    const open = await serve(shop.deps, limited, {
      path: checkoutEndpoints.openCheckout.path.source,
      method: 'POST',
      query: new URLSearchParams(),
      body: {},
      ...key,
    });
    expect([open.status, open.envelope]).toMatchObject([403, { error: { code: 'account_limited' } }]);
    const refused = 'account_limited';
    await expect(send(profileEndpoints.changeDetails, { user_name: 'Ana' }, limited)).rejects.toThrow(refused);
    await expect(send(travellerEndpoints.saveTraveller, { fullName: 'Ana' }, limited)).rejects.toThrow(refused);
    expect(await send(travellerEndpoints.removeTraveller, { id: stored }, limited)).toEqual({ removed: true });
    expect((await trips('coming', limited)).trips).toEqual([]);
    await shop.deps.db.query(`update account set restrict_policies = '{other}' where id = $1`, [id]);
    await send(profileEndpoints.changeDetails, { user_name: 'Ana' }, limited);
  });
});
