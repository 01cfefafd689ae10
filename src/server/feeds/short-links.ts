import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { readShortLink } from '#src/actions/marketing/short-links/read-short-link.ts';
import type { Deps } from '#src/actions/deps.ts';
import { pages } from '#src/contract/pages.ts';
import { networkOf } from '#src/domain/accounts/network.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';
import { webAddress } from '#src/domain/site/addresses/short-link.ts';
import { enter, type SiteSettings } from '#src/server/context/request-context.ts';

/**
 * Short addresses (T-05): on a phone to the page that opens the app, else straight to where they lead, in the language of
 * the address. Where to is made of typed fields: nothing of the request gets into it but the code that was found.
 */
export function shortLinks(server: FastifyInstance, deps: Pick<Deps, 'db'>, settings: SiteSettings): void {
  const handler = (request: FastifyRequest<{ Params: { code: string } }>, reply: FastifyReply) =>
    lead(deps, settings, request, reply);
  for (const language of languageCodes) {
    const path = localPath(language, pages['short-link'].pattern.source.replace('(key)', ''));
    server.get<{ Params: { code: string } }>(path, handler);
    server.get<{ Params: { code: string } }>(path.slice(0, -1), handler);
  }
}

async function lead(
  deps: Pick<Deps, 'db'>,
  settings: SiteSettings,
  request: FastifyRequest<{ Params: { code: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site } = enter(request, settings);
  const { code } = request.params;
  const target = await readShortLink(deps, networkOf(request.ip), code);
  if (!target.ok && target.failure.code === 'too_many_requests')
    throw Object.assign(new Error('too many codes'), { statusCode: 429 });
  if (!target.ok) {
    reply.callNotFound();
    return reply;
  }
  const landing = `${localPath(site.language, '/shorturl/landing')}?${new URLSearchParams({ code })}`;
  const to = site.platform === 'mobile' ? landing : webAddress(target.value, site.language);
  return reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }).redirect(to, 302);
}
