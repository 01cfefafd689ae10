import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Caller, Deps } from '#src/actions/deps.ts';
import { inProcessClient } from '#src/api/serve.ts';
import type { TypedForm } from '#src/contract/site/form-paths.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import type { CallSite, SiteSettings } from '#src/server/context/request-context.ts';
import { pageHeaders } from '#src/server/http/policy.ts';
import type { Renderer } from '#src/server/pages/renderer.ts';
import { siteNow } from '#src/server/pages/site-now.ts';
import { visitorZone } from '#src/server/cookies/visitor-zone.ts';
import { loggedUrl } from '#src/server/context/request-target.ts';

type Refused = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
  readonly door: CallSite;
  /** Of the page, without language and slash. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly status: number;
  readonly typed: TypedForm;
};

/** Answers a refused form with its page. */
export type DrawTyped = (refused: Refused) => Promise<FastifyReply>;

const limitMs = 10_000;

/** Draws the page of a refused form, with the input and the reason: never cached, and without script. */
export function drawTyped(
  deps: Deps,
  { site, developing }: { readonly site: SiteSettings; readonly developing: boolean },
  { renderPage, assetsOf }: Pick<Renderer, 'renderPage' | 'assetsOf'>,
): DrawTyped {
  const https = site.hosts[0].origin.startsWith('https:');
  const headers = pageHeaders({ https, personal: true, developing });
  return async ({ request, reply, caller, door, path, query, status, typed }) => {
    const { language, origin } = door.site;
    const url = new URL(localPath(language, path), origin);
    url.search = new URLSearchParams(query).toString();
    const rendered = await renderPage({
      url,
      site: await siteNow(deps, door.site, caller),
      api: inProcessClient(deps, caller),
      visitorZone: visitorZone(request),
      signal: AbortSignal.timeout(limitMs),
      assetsOf: (page) => assetsOf(page, language),
      onError: (error) => request.log.error({ err: error, url: loggedUrl(request) }, 'page failed'),
      typed,
    });
    if (rendered.kind === 'redirect') return reply.redirect(rendered.location, 303);
    // The page exists, even if what its form contains was not found.
    const code = rendered.status !== 200 ? rendered.status : status === 404 ? 422 : status;
    return reply.headers(headers).code(code).type('text/html; charset=utf-8').send(rendered.html);
  };
}
