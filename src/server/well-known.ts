import type { FastifyInstance } from 'fastify';

import type { Deps } from '#src/actions/deps.ts';
import { pages } from '#src/contract/pages.ts';
import { localPath } from '#src/domain/site/address.ts';
import { buildUrl } from '#src/domain/site/url-pattern.ts';
import type { SiteSettings } from '#src/server/doorway.ts';
import { hostOf } from '#src/server/hosts.ts';

/** RFC 9116 asks for an end within a year: whoever keeps a copy comes again after this many days. */
const heldDays = 180;

/** Addresses that programs know by heart: whom to tell of a hole (RFC 9116), and where ways to sign in are changed. */
export function wellKnown(server: FastifyInstance, { clock }: Pick<Deps, 'clock'>, settings: SiteSettings): void {
  const policy = localPath('en', buildUrl(pages.legal.pattern, { document: 'bugbounty' }));
  server.get('/.well-known/security.txt', (request, reply) => {
    const { origin, website } = hostOf(request, settings);
    const expires = new Date(clock() + heldDays * 86_400_000).toISOString();
    const lines = [
      `Contact: mailto:${settings.brand.supportEmail}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${website.languages.join(', ')}`,
      `Canonical: ${origin}/.well-known/security.txt`,
      `Policy: ${origin}${policy}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
      .send(`${lines.join('\n')}\n`);
  });
  server.get('/.well-known/change-password', (_request, reply) =>
    reply.redirect(localPath('en', pages['user-security'].pattern.source), 302),
  );
}
