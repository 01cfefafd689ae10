import type { FastifyInstance } from 'fastify';

import type { Deps } from '#src/actions/deps.ts';
import { isUuid } from '#src/domain/uuid.ts';
import { named } from '#src/server/documents/document-files.ts';
import { findPhoto } from '#src/store/reviews/review-photos.store.ts';

/**
 * Photographs of reviews, written again by us and served as nothing but pictures. Their ids are random, so that one that
 * was sent and belongs to no review yet is visible to its sender only; what is taken down is gone within the hour.
 */
export function reviewPhotos(server: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  for (const size of ['large', 'small'] as const)
    server.get(`/review-photos/:id/${size}.jpg`, async (request, reply) => {
      const id = named(request.params, 'id') ?? '';
      const bytes = isUuid(id) ? await findPhoto(db, id, size) : null;
      void reply.headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" });
      if (bytes === null) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
      return reply
        .headers({ 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'same-origin' })
        .type('image/jpeg')
        .send(Buffer.from(bytes));
    });
}
