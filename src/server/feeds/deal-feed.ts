import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { readDeals, type DealsView } from '#src/actions/marketing/deals/read-deals.ts';
import type { Deps } from '#src/actions/deps.ts';
import { pages } from '#src/contract/pages.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { isOurs } from '#src/domain/site/hosts.ts';
import { defaultLanguage, isLanguage, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { headOf } from '#src/server/pages/bare-page.ts';
import { enterBare, type SiteSettings } from '#src/server/context/request-context.ts';
import { hostOf } from '#src/server/context/hosts.ts';
import { markup, type Markup } from '#src/server/pages/markup.ts';
import { notThere } from '#src/server/http/not-found.ts';
import type { Renderer } from '#src/server/pages/renderer.ts';
import { feedFile } from '#src/server/pages/share-preview.ts';
import { anonymousCaller } from '#src/server/context/anonymous-visitor.ts';

const path = pages.deals.pattern.source;
const mostItems = 100;
const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

type DealFeedRequest = FastifyRequest<{ Params: { language?: string } }>;

/**
 * The deals as RSS 2.0, in each language at `…/deals/rss.xml`: the newest first, each from the day on which it began.
 * Only on our own hosts, like all that is announced to search engines; its header says that it is no page.
 */
export function dealFeed(
  server: FastifyInstance,
  deps: Deps,
  settings: { readonly site: SiteSettings; readonly renderer: Pick<Renderer, 'renderPage' | 'assetsOf'> },
): void {
  const answer = async (request: DealFeedRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { language = defaultLanguage } = request.params;
    const row = hostOf(request, settings.site);
    const isOther = request.params.language === defaultLanguage;
    const site =
      isOurs(row) && isLanguage(language) && !isOther ? enterBare(request, settings.site, { language, path }) : null;
    if (site === null) return notThere(reply);
    const found = await headOf(deps, settings.renderer, { request, address: { language: site.language, path }, site });
    if (found === null) return notThere(reply);
    const view = await readDeals(deps, anonymousCaller({ site }));
    const origin = site.canonicalOrigin;
    return reply
      .type('application/rss+xml; charset=utf-8')
      .headers({
        'cache-control': 'public, max-age=300',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      .send(xmlHead + channel(view, { ...found.head, origin, language: site.language }).text);
  };
  server.get(path + feedFile, answer);
  server.get(`/:language${path}${feedFile}`, answer);
}

type Channel = {
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  readonly language: LanguageCode;
};

function channel({ deals }: DealsView, { title, description, origin, language }: Channel): Markup {
  const link = origin + localPath(language, path);
  const newest = deals
    .toSorted((a, b) => Date.parse(b.deal.begins) - Date.parse(a.deal.begins) || a.deal.id - b.deal.id)
    .slice(0, mostItems);
  const [last] = newest;
  const items = newest.map(({ deal, places }) => {
    const { id, titles, texts, begins } = deal;
    return markup`
<item><title>${nameIn(titles, language).text}</title><link>${link}#deal-${id}</link><guid isPermaLink="false">${origin}/deals/${id}</guid><pubDate>${rfc822(begins)}</pubDate>${places.map(
      ({ names }) => markup`<category>${nameIn(names, language).text}</category>`,
    )}<description>${nameIn(texts, language).text}</description></item>`;
  });
  return markup`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${title}</title><link>${link}</link><description>${description}</description><language>${language}</language>${
    last === undefined ? null : markup`<lastBuildDate>${rfc822(last.deal.begins)}</lastBuildDate>`
  }<ttl>60</ttl>
<atom:link href="${link}${feedFile.slice(1)}" rel="self" type="application/rss+xml"/>${items}
</channel></rss>
`;
}

/** Returns a date as RSS writes it (RFC 822, with the year in full). */
function rfc822(instant: string): string {
  return new Date(instant).toUTCString();
}
