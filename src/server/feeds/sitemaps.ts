import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Pages } from '#src/actions/open-caches.ts';
import { listPages } from '#src/actions/content/list-pages.ts';
import { shownPlaces } from '#src/actions/content/shown-places.ts';
import type { Deps } from '#src/actions/deps.ts';
import { contentPlaceOf, listedContentOf } from '#src/contract/content/content-pages.ts';
import { closedBeginnings, indexedPaths } from '#src/contract/site/indexed-pages.ts';
import { pages } from '#src/contract/pages.ts';
import { categoryIdOf } from '#src/domain/places/category-ids.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { isOurs, type HostRow } from '#src/domain/site/hosts.ts';
import { isLanguage, type LanguageCode } from '#src/domain/site/language/languages.ts';
import {
  fileCount,
  fileName,
  mostAddresses,
  listedKinds,
  partOf,
  readFileName,
  type Listed,
  type ListedKind,
} from '#src/domain/site/addresses/sitemap.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import type { SiteSettings } from '#src/server/context/request-context.ts';
import { hostOf } from '#src/server/context/hosts.ts';
import { markup, type Markup } from '#src/server/pages/markup.ts';

/** A page for search engines: its path without language, and when it last changed where that is known. */
type Address = { readonly path: string; readonly changedAt: string | null };

/** All of a kind in a language. */
type Addresses = (kind: string, language: LanguageCode) => readonly Address[];

const space = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * Serves `/robots.txt`, and the index of all pages by kind and language: one `/sitemap.xml` for each of our own hosts.
 * Partners' and guests' hosts show our pages in another theme and are excluded by their `/robots.txt` alone: since it
 * lets nothing be fetched, no crawler would see a `noindex` on their pages. A linked address may be listed without its
 * text; one that is read against the rule says by its canonical address that it is ours.
 */
export function sitemaps(
  server: FastifyInstance,
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>,
  settings: SiteSettings,
  most = mostAddresses,
): void {
  const fixed = indexedPaths();
  const closed = closedBeginnings(settings.developerPages);
  const read = async ({ market }: HostRow): Promise<Addresses> => {
    const [{ listed, changes }, isShown] = await Promise.all([listPages(deps), shownPlaces(deps)]);
    const found = new Map<string, readonly Address[]>(
      [...Map.groupBy(listed, ({ kind }) => kind)].map(([kind, some]) => [
        kind,
        some.map((one) => ({ path: pathOf(one), changedAt: changeOfListed(one, changes) })),
      ]),
    );
    return (kind, language) => {
      if (kind !== 'page') return found.get(kind) ?? [];
      const shown = fixed.filter((path) => {
        const place = contentPlaceOf(path);
        return place === null || isShown(place, { market, language });
      });
      return shown.map((path) => ({ path, changedAt: changeOf(path, changes) }));
    };
  };
  server.get('/robots.txt', (request, reply) =>
    plain(reply, 'text/plain; charset=utf-8').send(robotsText(hostOf(request, settings), closed)),
  );
  server.get('/sitemap.xml', async (request, reply) => {
    const row = hostOf(request, settings);
    return isOurs(row) ? xml(reply, indexOf(row, await read(row), most)) : notThere(reply);
  });
  server.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const text = await fileOf(request, hostOf(request, settings), { read, most });
    return text === null ? notThere(reply) : xml(reply, text);
  });
}

/**
 * Returns when what a page shows last changed: its own item of content, all that it lists, its legal text with the gist
 * above it.
 */
function changeOf(path: string, changes: Pages['changes']): string | null {
  if (path === pages['term-history'].pattern.source) return changes.terms;
  const place = contentPlaceOf(path);
  const document = termOf(path);
  return latest([
    place === null ? null : changes.content(place),
    changes.ofTypes(listedContentOf(path)),
    changes.term(document),
    changes.content({ type: 'terms', slot: document }),
  ]);
}

/** Returns the legal text of a path: "/rewards/conditions" is the only one with two parts. */
function termOf(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}

function robotsText(row: HostRow, closed: readonly string[]): string {
  if (!isOurs(row)) return 'User-agent: *\nDisallow: /\n';
  const lines = closed.flatMap((start) => [`Disallow: ${start}`, `Disallow: /*${start}`]);
  return ['User-agent: *', ...lines, '', `Sitemap: ${row.origin}/sitemap.xml`, ''].join('\n');
}

/** Returns when a page of the catalog last changed, or its editorial content; null where the first is unknown. */
function changeOfListed({ kind, id, changedAt }: Listed, changes: Pages['changes']): string | null {
  if (kind !== 'city' || changedAt === null) return changedAt;
  return latest([changedAt, changes.content({ type: 'city-theme', slot: `city-${id}` })]);
}

function pathOf({ kind, id, slug, category }: Listed): string {
  const named = {
    [idNames[kind]]: String(id),
    ...(slug === null ? {} : { [slugNames[kind] ?? 'path']: slug }),
    ...(category === null ? {} : { categoryId: String(categoryIdOf(category)), categoryPath: category }),
  };
  return buildUrl(pages[kind].pattern, named);
}

/** What the id is called in the pattern of each kind of page. */
const idNames: Readonly<Record<ListedKind, string>> = {
  activity: 'id',
  'activity-reviews': 'id',
  destination: 'poiId',
  'destination-category': 'poiId',
  city: 'id',
  poi: 'id',
  theme: 'themeId',
  promotion: 'programId',
  'value-pack': 'id',
  hotel: 'id',
  article: 'id',
};

/** What the name after the id is called where it is not the `path` of most patterns. */
const slugNames: { readonly [Kind in ListedKind]?: string } = {
  article: 'name',
  destination: 'poiPath',
  'destination-category': 'poiPath',
};

function indexOf({ origin, website }: HostRow, addressesOf: Addresses, most: number): Markup {
  const files = ['page', ...listedKinds].flatMap((kind) =>
    website.languages.flatMap((language) => {
      const addresses = addressesOf(kind, language);
      return Array.from({ length: fileCount(addresses.length, most) }, (_, at) => ({
        place: `${origin}/sitemaps/${fileName(kind, language, at + 1)}`,
        changedAt: latest(partOf(addresses, at + 1, most).map(({ changedAt: on }) => on)),
      }));
    }),
  );
  return markup`<sitemapindex xmlns="${space}">${files.map(
    ({ place, changedAt }) => markup`
<sitemap><loc>${place}</loc>${changed(changedAt)}</sitemap>`,
  )}
</sitemapindex>
`;
}

async function fileOf(
  request: FastifyRequest<{ Params: { name: string } }>,
  row: HostRow,
  { read, most }: { readonly read: (row: HostRow) => Promise<Addresses>; readonly most: number },
): Promise<Markup | null> {
  const requested = isOurs(row) ? readFileName(request.params.name) : null;
  if (requested === null) return null;
  const { kind, language, file } = requested;
  if (!isLanguage(language) || !row.website.languages.includes(language)) return null;
  const addresses = partOf((await read(row))(kind, language), file, most);
  if (addresses.length === 0) return null;
  return markup`<urlset xmlns="${space}">${addresses.map(
    ({ path, changedAt }) => markup`
<url><loc>${row.origin + localPath(language, path)}</loc>${changed(changedAt)}</url>`,
  )}
</urlset>
`;
}

/** Only what is known: an invented date teaches search engines not to believe the others. */
function changed(at: string | null): Markup | null {
  return at === null ? null : markup`<lastmod>${at}</lastmod>`;
}

function latest(instants: readonly (string | null)[]): string | null {
  return instants.reduce((last, one) => (one !== null && (last === null || one > last) ? one : last), null);
}

function xml(reply: FastifyReply, { text }: Markup): FastifyReply {
  return plain(reply, 'application/xml; charset=utf-8').send(xmlHead + text);
}

function plain(reply: FastifyReply, type: string): FastifyReply {
  return reply.type(type).headers({ 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' });
}

function notThere(reply: FastifyReply): FastifyReply {
  return plain(reply, 'text/plain; charset=utf-8').code(404).send('Not found');
}
