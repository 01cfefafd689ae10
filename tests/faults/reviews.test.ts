import { randomUUID } from 'node:crypto';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Caller } from '#src/actions/deps.ts';
import { orderLinkKey } from '#src/actions/orders/links/order-link-key.ts';
import { addOperator } from '#src/actions/support/add-operator.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { refreshSearchItems } from '#src/actions/search/index/refresh-search-items.ts';
import { serve } from '#src/api/serve.ts';
import { wishlistEndpoints } from '#src/contract/wishlists/wishlists.ts';
import { callAddress } from '#src/contract/call-address.ts';
import type { Call } from '#src/contract/call.ts';
import { reviewEndpoints, type WriteReviewInput } from '#src/contract/reviews/reviews.ts';
import { forgetCatalogue } from '#src/actions/catalogue/forget-catalogue.ts';
import { findPhoto } from '#src/store/reviews/review-photos.store.ts';
import { contact, goodCard, openShop, type Shop, type Slot } from './shop/shop.ts';

let shop: Shop;
let slot: Slot;
beforeAll(async () => {
  shop = await openShop();
  slot = await shop.slot();
});
afterAll(() => shop.close());

type Trip = { readonly caller: Caller; readonly order: string; readonly reference: string; readonly id: string };

/** A booking that was paid, and whose visit ended yesterday unless it is said to be ahead. */
async function trip(about: { readonly ahead?: boolean } = {}): Promise<Trip> {
  const caller = await shop.buyer();
  const { page, orderId, checkout } = await shop.toPage(caller, slot);
  await shop.payOnPage(page, goodCard);
  await readOrder(shop.deps, caller, checkout.reference);
  if (about.ahead !== true)
    await shop.deps.db.query(
      `update booking set starts_at = now() - interval '26 hours', ends_at = now() - interval '1 day' where order_id = $1`,
      [orderId],
    );
  const { rows } = await shop.deps.db.query<{ id: string; reference: string }>(
    'select id, reference from booking where order_id = $1',
    [orderId],
  );
  return { caller, order: checkout.reference, reference: rows[0]?.reference ?? '', id: rows[0]?.id ?? '' };
}

/** A call as the API serves it: schemas, action and the answer's schema. */
async function send<Input, Output>(
  caller: Caller,
  endpoint: Call<Input, Output>,
  input: object,
): Promise<{ readonly status: number; readonly value: Output; readonly error: string; readonly field: string }> {
  const { url, body } = callAddress(endpoint, input as Input, caller);
  const [path = '', search = ''] = url.split('?', 2);
  const { status, envelope } = await serve(shop.deps, caller, {
    path,
    method: endpoint.method,
    query: new URLSearchParams(search),
    body: body === null ? null : JSON.parse(body),
    idempotencyKey: null,
  });
  const failure = envelope.success ? null : envelope.error;
  return {
    status,
    value: (envelope.success ? envelope.result : null) as Output,
    error: failure?.code ?? '',
    field: failure?.field ?? '',
  };
}

const words: Omit<WriteReviewInput, 'reference'> = {
  score: 80,
  parts: { value: 100 },
  text: 'The view is worth every step of the way up.',
  party: 'couple',
  author: 'country',
  photos: [],
};

async function picture(): Promise<string> {
  const image = sharp({ create: { width: 640, height: 480, channels: 3, background: '#336699' } });
  return (await image.jpeg().toBuffer()).toString('base64');
}

const outsider = (): Promise<Caller> => shop.buyer();

describe('a review', () => {
  it('is written after the visit, shown at once, and makes the score from then on', async () => {
    const { caller, reference, id } = await trip();
    const before = await send(caller, reviewEndpoints.reviews, { id: slot.productId });
    expect(before.value.rating?.sample).toBe(true);
    expect(before.value.reviews.every((one) => one.sample && one.id === null)).toBe(true);
    expect((await send(caller, reviewEndpoints.ownReviews, {})).value.waiting).toMatchObject([{ reference }]);
    const photo = await send(caller, reviewEndpoints.sendPhoto, { reference, picture: await picture() });
    expect(photo.value).toMatchObject({ width: 640, height: 480 });
    const written = await send(caller, reviewEndpoints.writeReview, { ...words, reference, photos: [photo.value.id] });
    expect(written.value).toMatchObject({ state: 'shown' });
    const list = await send(await outsider(), reviewEndpoints.reviews, { id: slot.productId });
    expect(list.value).toMatchObject({
      rating: { score: 80, count: 1, sample: false },
      distribution: [0, 0, 0, 1, 0],
      total: 1,
      withPhotos: 1,
      reviews: [{ id: written.value.id, country: 'GB', initial: null, lang: 'en', edited: false, sample: false }],
    });
    expect(JSON.stringify(list.value)).not.toContain(contact.name);
    await refreshSearchItems(shop.deps);
    expect(
      await shop.count('select from search_item where product_id = $1 and score = 80 and reviews = 1', [
        slot.productId,
      ]),
    ).toBe(1);
    expect((await send(caller, reviewEndpoints.ownReviews, {})).value).toMatchObject({
      waiting: [],
      written: [{ reference, review: { state: 'shown', author: 'country' } }],
    });
    // Written again, it stores its former text; the same text again is no new version.
    const change = { ...words, reference, score: 20, author: 'initial', photos: [] };
    await send(caller, reviewEndpoints.writeReview, change);
    await send(caller, reviewEndpoints.writeReview, change);
    const changed = await send(caller, reviewEndpoints.reviews, { id: slot.productId });
    expect(changed.value.reviews).toMatchObject([{ score: 20, initial: 'A', edited: true, photos: [] }]);
    expect(
      await shop.count('select from review_version v join review r on r.id = v.review_id where r.booking_id = $1', [
        id,
      ]),
    ).toBe(2);
    expect(await findPhoto(shop.deps.db, photo.value.id, 'small')).toBeNull();
    await shop.mustBeSound();
  });

  it('is written by a guest with the link of the email, and not with a wrong one', async () => {
    const { order, reference } = await trip();
    const signedOut: Caller = { ...(await outsider()), account: null };
    const key = orderLinkKey(shop.deps, { reference: order, version: 1 });
    expect(await send(signedOut, reviewEndpoints.reviewForm, { reference, key })).toMatchObject({
      status: 200,
      value: { open: true, author: { initial: 'A', country: 'GB' } },
    });
    expect(await send(signedOut, reviewEndpoints.writeReview, { ...words, reference, key })).toMatchObject({
      status: 200,
    });
    for (const wrong of [`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`, 'x'])
      expect(await send(signedOut, reviewEndpoints.reviewForm, { reference, key: wrong })).toMatchObject({
        status: 404,
      });
    expect(await send(signedOut, reviewEndpoints.reviewForm, { reference })).toMatchObject({ status: 401 });
  });

  it('is no business of others, and there is one for a booking, however many write at once', async () => {
    const { caller, reference, id } = await trip();
    const other = await outsider();
    const input = { ...words, reference };
    expect(await send(other, reviewEndpoints.writeReview, input)).toMatchObject({ status: 404, error: 'not_found' });
    expect(await send(other, reviewEndpoints.reviewForm, { reference })).toMatchObject({ status: 404 });
    expect(await send(other, reviewEndpoints.sendPhoto, { reference, picture: await picture() })).toMatchObject({
      status: 404,
    });
    expect(await send(caller, reviewEndpoints.writeReview, { ...input, reference: 'AAAAAAAAAA' })).toMatchObject({
      status: 404,
    });
    const all = await Promise.all(Array.from({ length: 8 }, () => send(caller, reviewEndpoints.writeReview, input)));
    expect(new Set(all.map((one) => one.value.id)).size).toBe(1);
    expect(await shop.count('select from review where booking_id = $1', [id])).toBe(1);
    // Nor may a photograph of another's booking be taken for one's own.
    const theirs = await trip();
    const photo = await send(theirs.caller, reviewEndpoints.sendPhoto, {
      reference: theirs.reference,
      picture: await picture(),
    });
    expect(await send(caller, reviewEndpoints.writeReview, { ...input, photos: [photo.value.id] })).toMatchObject({
      status: 400,
      field: 'photos',
    });
    await shop.mustBeSound();
  });

  it('waits for the end of the visit, and the database knows it too', async () => {
    const { caller, reference, id } = await trip({ ahead: true });
    expect(await send(caller, reviewEndpoints.reviewForm, { reference })).toMatchObject({ value: { open: false } });
    expect(await send(caller, reviewEndpoints.writeReview, { ...words, reference })).toMatchObject({
      status: 409,
      error: 'not_visited',
    });
    expect(await send(caller, reviewEndpoints.sendPhoto, { reference, picture: await picture() })).toMatchObject({
      error: 'not_visited',
    });
    await expect(
      shop.deps.db.query(
        `insert into review (id, booking_id, product_id, state, score, parts, text, language, visited_on)
         values ($1, $2, $3, 'shown', 80, '{}', 'Before I was there.', 'en', '2026-11-21')`,
        [randomUUID(), id, slot.productId],
      ),
    ).rejects.toThrow(/no visit/);
    await shop.deps.db.query(`update booking set ends_at = now() - interval '2 years' where id = $1`, [id]);
    expect(await send(caller, reviewEndpoints.writeReview, { ...words, reference })).toMatchObject({ status: 409 });
  });

  it.each([
    ['score', { score: 50 }],
    ['score', { score: 120 }],
    ['parts.value', { parts: { value: 1 } }],
    ['parts.guide', { parts: { guide: 80 } }],
    ['text', { text: 'short' }],
    ['text', { text: 'x'.repeat(3001) }],
    ['text', { text: 'x'.repeat(20_000) }],
    ['photos', { photos: ['7c0de1aa-91b5-4f0e-8a52-6f1d3c2b9e47'] }],
    ['party', { party: 'crowd' }],
    ['author', { author: 'Ana Example' }],
  ])('says which field is wrong: %s %o', async (field, wrong) => {
    const { caller, reference } = await written();
    const answer = await send(caller, reviewEndpoints.writeReview, { ...words, reference, ...wrong });
    expect([400, 422]).toContain(answer.status);
    expect(answer.field).toBe(field);
  });

  it.each([
    ['no picture', Buffer.from('<svg onload="alert(1)"></svg>').toString('base64')],
    ['no base64', 'data:image/png;base64,AAAA'],
    ['cut off', '/9j/4AAQSkZJRg=='],
  ])('takes no photograph that is %s', async (_what, image) => {
    const { caller, reference } = await written();
    const answer = await send(caller, reviewEndpoints.sendPhoto, { reference, picture: image });
    expect([400, 422]).toContain(answer.status);
    expect(answer.field).toBe('picture');
  });

  it('waits for a person when it advertises, and stays unseen until then', async () => {
    const { caller, reference } = await trip();
    const total = async () => (await send(caller, reviewEndpoints.reviews, { id: slot.productId })).value.total;
    const before = await total();
    const text = 'Cheaper tickets at https://tickets.example for all of you';
    expect((await send(caller, reviewEndpoints.writeReview, { ...words, reference, text })).value.state).toBe('held');
    expect(await total()).toBe(before);
    // Taking the link out does not let it through by itself.
    expect((await send(caller, reviewEndpoints.writeReview, { ...words, reference })).value.state).toBe('held');
  });

  it('is narrowed, sorted and turned by page', async () => {
    const { caller, reference } = await trip();
    await send(caller, reviewEndpoints.writeReview, {
      ...words,
      reference,
      score: 100,
      party: 'family',
      text: '眺めがとてもきれいでした。また来ます。',
    });
    const listed = async (wish: object) =>
      (await send(caller, reviewEndpoints.reviews, { id: slot.productId, ...wish })).value;
    expect(await listed({ lang: 'ja' })).toMatchObject({ total: 1, reviews: [{ lang: 'ja', party: 'family' }] });
    expect(await listed({ score: 100, party: 'family' })).toMatchObject({ total: 1 });
    expect(await listed({ party: 'business' })).toMatchObject({ total: 0, reviews: [] });
    expect((await listed({ sort: 'newest' })).reviews[0]).toMatchObject({ lang: 'ja' });
    expect((await listed({ page: 99 })).reviews).toEqual([]);
    for (const wrong of [{ score: 50 }, { party: 'crowd' }, { page: 0 }, { lang: "' or 1=1" }, { sort: 'worst' }])
      expect((await send(caller, reviewEndpoints.reviews, { id: slot.productId, ...wrong })).status).toBe(400);
  });

  it('is helpful once for each reader, never for its writer, and is reported without vanishing', async () => {
    const { caller, reference } = await trip();
    const { id: reviewId } = (await send(caller, reviewEndpoints.writeReview, { ...words, reference })).value;
    const reader = await outsider();
    const device: Caller = { ...reader, account: null, owner: `device:${reader.device}` };
    const vote = (who: Caller, helpful: boolean) => send(who, reviewEndpoints.voteReview, { reviewId, helpful });
    await Promise.all([vote(device, true), vote(device, true)]);
    expect((await vote(device, true)).value).toEqual({ helpful: 1 });
    // Signed in, they have one vote and not two.
    expect((await vote(reader, true)).value).toEqual({ helpful: 1 });
    expect((await vote(reader, false)).value).toEqual({ helpful: 0 });
    expect(await vote(caller, true)).toMatchObject({ status: 403 });
    const other = 'aaaaaaaa-0000-4000-8000-000000000000';
    expect(await send(reader, reviewEndpoints.voteReview, { reviewId: other, helpful: true })).toMatchObject({
      status: 404,
    });
    for (const reason of ['spam', 'rude'])
      expect(await send(reader, reviewEndpoints.reportReview, { reviewId, reason })).toMatchObject({ status: 200 });
    expect(await shop.count('select from review_report where review_id = $1', [reviewId])).toBe(1);
    expect(await shop.count(`select from review where id = $1 and state = 'shown'`, [reviewId])).toBe(1);
    await shop.mustBeSound();
  });
});

describe('wishlists', () => {
  it('are several, store notes, move items, and show current prices', async () => {
    const caller = await outsider();
    const other = await shop.slot();
    const list = async () => (await send(caller, wishlistEndpoints.wishlists, {})).value.lists;
    expect(await list()).toEqual([]);
    // What a device stored before is added once, however often it is sent; what is no activity is passed over.
    const ids = [slot.productId, other.productId, 999_999];
    for (const sent of [ids, ids]) await send(caller, wishlistEndpoints.saveWish, { ids: sent });
    expect((await send(caller, wishlistEndpoints.saved, {})).value.ids).toEqual([slot.productId, other.productId]);
    const added = await send(caller, wishlistEndpoints.changeList, { action: 'add', title: ' Spring  in Japan ' });
    const [first] = await list();
    const [from, to] = [first?.id ?? '', added.value.list];
    const wish = { id: other.productId, list: from };
    await send(caller, wishlistEndpoints.changeWish, { ...wish, note: 'At sunset', to });
    expect(await list()).toMatchObject([
      { isDefault: true, title: null, items: [{ id: slot.productId }] },
      { title: 'Spring in Japan', items: [{ id: other.productId, note: 'At sunset' }] },
    ]);
    // When it is no longer on sale, it retains its name and says so.
    await shop.deps.db.query('update product set live = false, updated_at = now() where id = $1', [other.productId]);
    forgetCatalogue(shop.deps.caches);
    expect((await list())[1]?.items).toMatchObject([{ card: null, title: { text: `Sky tower ${other.productId}` } }]);
    await send(caller, wishlistEndpoints.forgetWish, { id: other.productId });
    expect((await send(caller, wishlistEndpoints.saved, {})).value.ids).toEqual([slot.productId]);
    await shop.mustBeSound();
  });

  it('are shown by a link without the owner’s name, until it is revoked', async () => {
    const caller = await outsider();
    await send(caller, wishlistEndpoints.saveWish, { ids: [slot.productId] });
    const list = (await send(caller, wishlistEndpoints.wishlists, {})).value.lists[0]?.id ?? '';
    await send(caller, wishlistEndpoints.changeWish, { id: slot.productId, list, note: 'For Ana’s birthday' });
    const share = () => send(caller, wishlistEndpoints.changeList, { action: 'share', list });
    const token = (await share()).value.shareToken ?? '';
    expect(token).toHaveLength(22);
    const reader: Caller = { ...(await outsider()), account: null };
    const shared = await send(reader, wishlistEndpoints.sharedWishlist, { token });
    expect(shared.value).toMatchObject({ title: null, items: [{ id: slot.productId, note: '' }] });
    expect(JSON.stringify(shared.value)).not.toContain(caller.account?.id);
    await send(caller, wishlistEndpoints.changeList, { action: 'unshare', list });
    const again = (await share()).value.shareToken ?? '';
    expect(again).not.toBe(token);
    for (const dead of [token, 'x', `${again}A`])
      expect(await send(reader, wishlistEndpoints.sharedWishlist, { token: dead })).toMatchObject({ status: 404 });
  });

  it('belong to their owner only, and have a size limit', async () => {
    const [caller, other] = [await outsider(), await outsider()];
    await send(caller, wishlistEndpoints.saveWish, { ids: [slot.productId] });
    const list = (await send(caller, wishlistEndpoints.wishlists, {})).value.lists[0]?.id ?? '';
    const wish = { id: slot.productId, list };
    expect(await send(other, wishlistEndpoints.changeWish, { ...wish, note: 'mine' })).toMatchObject({ status: 404 });
    expect(await send(other, wishlistEndpoints.saveWish, { ids: [slot.productId], list })).toMatchObject({
      status: 404,
    });
    for (const action of ['rename', 'remove', 'share'] as const)
      expect(await send(other, wishlistEndpoints.changeList, { action, list, title: 'x' })).toMatchObject({
        status: 404,
      });
    await send(other, wishlistEndpoints.forgetWish, wish);
    expect((await send(caller, wishlistEndpoints.saved, {})).value.ids).toEqual([slot.productId]);
    expect(await send(caller, wishlistEndpoints.changeList, { action: 'remove', list })).toMatchObject({ status: 403 });
    const signedOut: Caller = { ...other, account: null };
    expect(await send(signedOut, wishlistEndpoints.saved, {})).toMatchObject({ status: 401 });
    expect(await send(signedOut, wishlistEndpoints.saveWish, { ids: [1] })).toMatchObject({ status: 401 });
    expect(await send(caller, wishlistEndpoints.changeWish, { ...wish, note: 'x'.repeat(201) })).toMatchObject({
      field: 'note',
    });
    expect(await send(caller, wishlistEndpoints.changeList, { action: 'add' })).toMatchObject({ field: 'title' });
    const lists = await Promise.all(
      Array.from({ length: 25 }, (_, n) =>
        send(caller, wishlistEndpoints.changeList, { action: 'add', title: `List ${n}` }),
      ),
    );
    expect(lists.filter((one) => one.error === 'list_full')).toHaveLength(6);
    await shop.mustBeSound();
  });
});

describe('the shop', () => {
  it('answers below a review by a program with a token of its own, and rejects others', async () => {
    const { caller, reference } = await written();
    const review = (await send(caller, reviewEndpoints.writeReview, { ...words, reference })).value.id;
    const [token, reader]: [string, Caller] = ['a token of the reviews', { ...(await outsider()), account: null }];
    await addOperator(shop.deps, { name: 'answers', token });
    const text = 'Thank you. The lift works again.';
    const reply = (about: object) =>
      send(reader, reviewEndpoints.replyToReview, { token, reviewId: review, text, ...about });
    expect(await reply({ token: 'another' })).toMatchObject({ status: 403 });
    expect(await reply({ text: ' ' })).toMatchObject({ error: 'answer_missing', field: 'text' });
    expect(await reply({ text: 'x'.repeat(1501) })).toMatchObject({ error: 'answer_too_long' });
    expect(await reply({ reviewId: randomUUID() })).toMatchObject({ status: 404 });
    expect(await reply({})).toMatchObject({ status: 200, value: { review } });
    const { reviews } = (await send(reader, reviewEndpoints.reviews, { id: slot.productId, sort: 'newest' })).value;
    expect(reviews.find((one) => one.id === review)?.reply).toMatchObject({ text, lang: 'en' });
  });
});

let stored: Trip | undefined;

/** One visit for all that is refused anyway. */
async function written(): Promise<Trip> {
  stored ??= await trip();
  return stored;
}
