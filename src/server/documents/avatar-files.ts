import type { FastifyInstance } from 'fastify';

import { readAvatar } from '#src/actions/accounts/profile/read-avatar.ts';
import type { Deps } from '#src/actions/deps.ts';

/**
 * Pictures of people by their keys, which change with every picture, so that a browser may cache one; no proxy does.
 * What is served was encoded by us, and is always sent as a picture.
 */
export function avatarFiles(server: FastifyInstance, deps: Pick<Deps, 'db'>): void {
  server.get<{ Params: { file: string } }>('/avatars/:file', async (request, reply) => {
    const [, key = ''] = /^(.+)\.webp$/.exec(request.params.file) ?? [];
    const webp = await readAvatar(deps, key);
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    if (webp === null) return reply.code(404).header('cache-control', 'no-store').send();
    return reply
      .headers({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=604800, immutable' })
      .send(Buffer.from(webp));
  });
}
