import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';

import { money } from '#src/domain/shared/money/money.ts';
import { feedMoney } from '#src/domain/search/cards/things-to-do.ts';
import { thingsToDoFeed } from '#src/server/feeds/things-to-do-feed.ts';
import type { WholeSite } from './site.ts';

const origin = 'http://localhost:3000';

/* The product feed of "Things to do" as its reference describes it, of what we send. */
const texts = z.strictObject({
  localized_texts: z
    .array(z.strictObject({ language_code: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/), text: z.string().min(1) }))
    .min(1),
});
const point = z.strictObject({
  place_info: z.strictObject({
    name: z.string().min(1),
    coordinates: z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
  }),
});
const price = z.strictObject({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  units: z.int().min(0),
  nanos: z.int().min(1).max(999_999_999).optional(),
});
const option = z.strictObject({
  id: z.string().min(1),
  title: texts,
  description: texts.optional(),
  landing_page: z.strictObject({ url: z.url() }),
  duration_sec: z.int().min(1).optional(),
  cancellation_policy: z
    .strictObject({
      refund_conditions: z.array(
        z.strictObject({
          min_duration_before_start_time_sec: z.int().min(0),
          refund_percent: z.int().min(1).max(100),
        }),
      ),
    })
    .optional(),
  option_categories: z.array(z.strictObject({ label: z.string() })),
  related_locations: z
    .array(
      z.strictObject({
        location: z.strictObject({ location: point }),
        relation_type: z.enum(['RELATION_TYPE_RELATED_NO_ADMISSION', 'RELATION_TYPE_ADMISSION_TICKET']),
      }),
    )
    .min(1),
  price_options: z.array(z.strictObject({ id: z.string(), title: z.string(), price })).length(1),
  meeting_point: z.strictObject({ location: point }).optional(),
});
const product = z.strictObject({
  id: z.string().min(1),
  title: texts,
  description: texts,
  rating: z.strictObject({ average_value: z.number().min(1).max(5), rating_count: z.int().min(1) }).optional(),
  product_features: z.array(z.strictObject({ feature_type: z.string().startsWith('TEXT_FEATURE_'), value: texts })),
  options: z.array(option).min(1),
  related_media: z.array(
    z.strictObject({ url: z.url(), type: z.literal('MEDIA_TYPE_PHOTO'), attribution: texts.optional() }),
  ),
  operator: z.strictObject({ google_business_profile_name: texts }).optional(),
  inventory_type: z.literal('INVENTORY_TYPE_DEFAULT'),
  confirmation_type: z.enum(['CONFIRMATION_TYPE_INSTANT', 'CONFIRMATION_TYPE_PENDING']),
  fulfillment_type: z.strictObject({ mobile: z.boolean(), print_at_home: z.boolean(), pickup: z.boolean() }),
});
const shard = z.strictObject({
  products: z.array(product),
  feed_metadata: z.strictObject({
    shard_id: z.int().min(0),
    total_shards_count: z.int().min(1),
    processing_instruction: z.literal('PROCESS_AS_SNAPSHOT'),
    nonce: z.int().min(1),
  }),
});

/** Defines the tests of what others read of our deals and products, on an open site. */
export function feedCases(opened: () => WholeSite): void {
  async function send(path: string, host = 'localhost') {
    const { statusCode, headers, body } = await opened().server.inject({
      url: path,
      headers: { host: `${host}:3000` },
    });
    return { status: statusCode, headers, body };
  }

  describe('the feed of deals', () => {
    it('lists each deal once, the newest first, from the day on which it began', async () => {
      const { status, headers, body } = await send('/deals/rss.xml');
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/rss+xml; charset=utf-8',
        'x-robots-tag': 'noindex',
      });
      expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0" /);
      for (const name of ['title', 'link', 'description', 'language', 'lastBuildDate'])
        expect(body.split('<item>')[0], name).toMatch(new RegExp(`<${name}>[^<]+</${name}>`));
      const items = [...body.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => item);
      expect(items.length).toBeGreaterThan(2);
      const dates = items.map((item) => /<pubDate>([^<]+)<\/pubDate>/.exec(item)?.[1] ?? '');
      for (const date of dates) expect(date).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/);
      const times = dates.map((date) => Date.parse(date));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(Math.max(...times)).toBeLessThanOrEqual(Date.now());
      const names = items.map((item) => /<guid isPermaLink="false">([^<]+)<\/guid>/.exec(item)?.[1]);
      expect(new Set(names).size).toBe(items.length);
      const { body: page } = await send('/deals/');
      for (const item of items) {
        const link = /<link>([^<]+)<\/link>/.exec(item)?.[1] ?? '';
        expect(page).toContain(`id="${new URL(link).hash.slice(1)}"`);
        expect(item).toMatch(/<title>[^<]+<\/title>.*<description>[^<]+<\/description>/s);
      }
      // Well formed: every element that begins also ends, and no character is unescaped that must not be.
      expect(body.match(/<(item|title|link|guid|pubDate|category|description)\b/g)?.length).toBe(
        body.match(/<\/(item|title|link|guid|pubDate|category|description)>/g)?.length,
      );
      expect(body).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/);
    });

    it('is found from the page, in its language, and nowhere else', async () => {
      const found = async (path: string, host?: string) =>
        /<link rel="alternate" type="application\/rss\+xml" href="([^"]+)"/.exec((await send(path, host)).body)?.[1];
      expect(await found('/ja/deals/')).toBe(`${origin}/ja/deals/rss.xml`);
      const { status, body } = await send('/ja/deals/rss.xml');
      expect([status, body.includes('<language>ja</language>')]).toEqual([200, true]);
      expect(body).toContain(`<link>${origin}/ja/deals/`);
      expect(await found('/city/3-tokyo/')).toBeUndefined();
      for (const host of ['guest.localhost', 'jinair.localhost']) {
        expect(await found('/deals/', host)).toBeUndefined();
        expect((await send('/deals/rss.xml', host)).status, host).toBe(404);
      }
      for (const path of ['/en/deals/rss.xml', '/xx/deals/rss.xml']) expect((await send(path)).status, path).toBe(404);
    });
  });

  describe('the feed of things to do', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'feed-'));
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    const write = (mostBytes: number) => {
      const { deps, site } = opened();
      return thingsToDoFeed(deps, site, { folder, mostBytes });
    };
    const read = async () => {
      const names = (await readdir(folder)).toSorted();
      const files = names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') }));
      return (await Promise.all(files)).map(({ name, text }) => ({
        name,
        bytes: Buffer.byteLength(text),
        ...shard.parse(JSON.parse(text)),
      }));
    };

    it('holds all that is on sale, in the requested form, with nobody’s synthetic opinion', async () => {
      await writeFile(join(folder, 'things-to-do-7.json'), 'of an earlier day');
      const { products, shards } = await write(50_000_000);
      const files = await read();
      expect(files.map(({ name }) => name)).toEqual(['things-to-do-0.json']);
      expect(shards).toBe(1);
      const all = files.flatMap((file) => file.products);
      expect(all).toHaveLength(products);
      expect(products).toBeGreaterThan(300);
      expect(new Set(all.map(({ id }) => id)).size).toBe(products);
      expect(all.filter((one) => one.rating !== undefined)).toEqual([]);
      const relations = all.flatMap(({ options }) => options.flatMap((one) => one.related_locations));
      expect(relations.some((one) => one.relation_type === 'RELATION_TYPE_ADMISSION_TICKET')).toBe(true);
      // Its page is the one that search engines know, and says so itself.
      const page = all.find(({ id }) => id === '306')?.options[0]?.landing_page.url ?? '';
      expect((await send(new URL(page).pathname)).body).toContain(`<link rel="canonical" href="${page}"`);
    });

    it('is cut into files that belong together, none too large', async () => {
      const { products, shards } = await write(500_000);
      const files = await read();
      expect(shards).toBeGreaterThan(2);
      expect(files).toHaveLength(shards);
      expect(Math.max(...files.map(({ bytes }) => bytes))).toBeLessThanOrEqual(500_000);
      const reported = files.map(({ feed_metadata }) => feed_metadata);
      expect(new Set(reported.map(({ nonce }) => nonce)).size).toBe(1);
      expect(reported.map(({ shard_id }) => shard_id).toSorted((a, b) => a - b)).toEqual([...files.keys()]);
      expect(new Set(reported.map(({ total_shards_count }) => total_shards_count))).toEqual(new Set([shards]));
      expect(files.flatMap((file) => file.products)).toHaveLength(products);
      await expect(write(1_000)).rejects.toThrow('does not fit');
    });

    it.each([
      [12_345n, 'USD', { units: 123, nanos: 450_000_000 }],
      [12_345n, 'JPY', { units: 12_345 }],
      [12_345n, 'KWD', { units: 12, nanos: 345_000_000 }],
      [5n, 'EUR', { units: 0, nanos: 50_000_000 }],
    ] as const)('says %d of the smallest coin of %s by its own digits', (minor, currency, reported) => {
      expect(feedMoney(money(minor, currency))).toEqual({ currency_code: currency, ...reported });
    });
  });
}
