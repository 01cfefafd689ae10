import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';

import { believedJar } from '#src/contract/site/cookies.ts';

/**
 * Has the server read cookies: what comes after it sees only those that may be believed, under their names in the table
 * (RU-41). Nothing else reads the header, so that nothing can take a planted cookie for ours.
 */
export async function takeCookies(server: FastifyInstance, site: { readonly https: boolean }): Promise<void> {
  await server.register(cookie);
  server.addHook('onRequest', (request, _reply, done) => {
    request.cookies = believedJar(request.cookies, site);
    done();
  });
}
