import { listThingsToDo } from '#src/actions/catalogue/product/list-things-to-do.ts';
import type { Deps } from '#src/actions/deps.ts';
import { writeFeedShards, type FeedWritten } from '#src/adapters/feed-shards.ts';
import { pages } from '#src/contract/pages.ts';
import { feedProduct } from '#src/domain/search/cards/things-to-do.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import type { SiteSettings } from '#src/server/context/request-context.ts';

/** Writes the feed of things to do of our first host into a folder. */
export async function thingsToDoFeed(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log' | 'sampleData'>,
  { hosts }: Pick<SiteSettings, 'hosts'>,
  { folder, mostBytes }: { readonly folder: string; readonly mostBytes: number },
): Promise<FeedWritten> {
  const [{ origin }] = hosts;
  const things = listThingsToDo(deps, {
    page: ({ id, slug }) => origin + localPath('en', buildUrl(pages.activity.pattern, { id: String(id), path: slug })),
    picture: (key) => `${origin}/pictures/${key}/full.jpg`,
  });
  return writeFeedShards(folder, mapped(things), { nonce: deps.clock(), mostBytes });
}

async function* mapped(things: ReturnType<typeof listThingsToDo>): AsyncGenerator<object> {
  for await (const thing of things) yield feedProduct(thing);
}
