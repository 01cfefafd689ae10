import type { FastifyInstance } from 'fastify';

import { readableTarget } from '#src/server/request-target.ts';
import { inClass, type QueryClass } from '#src/store/query-class.ts';

/** Calls, forms, and pages that move money or stock, with or without the API's base and a language before them. */
const checkout =
  /\/v\d\/(paysrv|ordersrv\/(checkout|bookings|deeds|redeem))(\/|\?|$)|^\/([a-z]{2}(-[a-z]{2})?\/)?(platform\/pay|payment)(\/|\?|$)/i;
/** What machines fetch, and what takes long by its nature. */
const machines = /^\/(sitemap|feeds?\/|rss)|\/usrcsrv\/user\/export/i;

/** Whose connections and time limits hold for a request. */
export function classOf(url: string): QueryClass {
  if (checkout.test(url)) return 'checkout';
  return machines.test(url) ? 'work' : 'page';
}

/**
 * Makes all statements of a request those of its class. Said twice, since reading a body leaves the context in which the
 * request began.
 */
export function classRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => inClass(classOf(readableTarget(request)?.path ?? '/'), done));
  server.addHook('preValidation', (request, _reply, done) =>
    inClass(classOf(readableTarget(request)?.path ?? '/'), done),
  );
}
