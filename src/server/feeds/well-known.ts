import type { FastifyInstance } from 'fastify';

import type { Deps } from '#src/actions/deps.ts';
import { pages } from '#src/contract/pages.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { appleAssociation, assetLinks } from '#src/domain/site/addresses/apps.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import type { SiteSettings } from '#src/server/context/request-context.ts';
import { hostOf } from '#src/server/context/hosts.ts';

/** RFC 9116 requires an expiry within a year: copies are valid for this many days. */
const heldDays = 180;

/**
 * Serves well-known addresses: where to report a vulnerability (RFC 9116), where sign-in methods are changed, and which
 * apps are the shop's own.
 */
export function wellKnown(server: FastifyInstance, { clock }: Pick<Deps, 'clock'>, settings: SiteSettings): void {
  const policy = localPath('en', buildUrl(pages.legal.pattern, { document: 'bugbounty' }));
  server.get('/.well-known/security.txt', (request, reply) => {
    const { origin } = hostOf(request, settings);
    const expires = new Date(clock() + heldDays * 86_400_000).toISOString();
    const lines = [
      `Contact: mailto:${settings.brand.supportEmail}`,
      `Expires: ${expires}`,
      // Who reads reports; the shop itself is in more languages.
      'Preferred-Languages: en',
      `Canonical: ${origin}/.well-known/security.txt`,
      `Policy: ${origin}${policy}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
      .send(`${lines.join('\n')}\n`);
  });
  const { apps } = settings;
  if (apps !== undefined && apps.ios.length > 0)
    serveJson(server, 'apple-app-site-association', appleAssociation(apps));
  if (apps !== undefined && apps.android.length > 0) serveJson(server, 'assetlinks.json', assetLinks(apps));
  server.get('/.well-known/change-password', (_request, reply) =>
    reply.redirect(localPath('en', pages['user-security'].pattern.source), 302),
  );
}

/** Without an ending in its name one of them has no type that a server could guess: both are JSON. */
function serveJson(server: FastifyInstance, name: string, facts: object): void {
  const text = JSON.stringify(facts);
  server.get(`/.well-known/${name}`, (_request, reply) =>
    reply
      .type('application/json')
      .headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
      .send(text),
  );
}
