import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Unanswered } from '#src/store/shared/database/db-deadline.ts';
import type { Db } from '#src/store/shared/database/db.ts';
import { openApi, ownHeaders, type Api } from './open-api.ts';

/** A database that hangs: a query ends as the store ends it, without a response. */
let hangs = false;
const silence = (): never => {
  throw new Unanswered('no answer within 3000 ms');
};
const hanging = (db: Db): Db => ({
  query: async (sql, values) => (hangs ? silence() : db.query(sql, values)),
  transaction: async (work, about) => (hangs ? silence() : db.transaction(work, about)),
});

let api: Api;
beforeAll(async () => {
  api = await openApi({ isStocked: false, watch: hanging });
  hangs = true;
}, 60_000);
afterAll(async () => {
  hangs = false;
  await api.close();
});

describe('a database that hangs gives 503 with Retry-After and is never cached', () => {
  test.each(['/sitemap.xml', '/sitemaps/city.en.1.xml', '/v1/cartsrv/cart'])('%s', async (url) => {
    const { statusCode, headers } = await api.server.inject({ url, headers: ownHeaders });
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  });
});
