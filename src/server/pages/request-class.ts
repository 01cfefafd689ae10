import type { FastifyInstance, FastifyRequest } from 'fastify';

import { filePaths, paymentEventsPath } from '#src/contract/site/file-paths.ts';
import { orderFormActionsPath } from '#src/contract/site/form-paths.ts';
import { pages } from '#src/contract/pages.ts';
import { readAddress } from '#src/domain/site/addresses/address.ts';
import type { RequestTarget } from '#src/domain/site/addresses/request-target.ts';
import { matchUrl, urlPattern, type UrlPattern } from '#src/domain/site/addresses/url-pattern.ts';
import { calledRoute } from '#src/server/context/called-route.ts';
import { readableTarget } from '#src/server/context/request-target.ts';
import { feedFile } from '#src/server/pages/share-preview.ts';
import { inClass, type QueryClass } from '#src/store/shared/database/query-class.ts';

/** What moves money or stock besides calls of the API. */
const checkoutPaths: readonly UrlPattern[] = [urlPattern(paymentEventsPath), urlPattern(orderFormActionsPath)];

/** Files that take long by their nature: everything that a person’s data is gathered for. */
const slowPaths: readonly UrlPattern[] = [
  filePaths.exportJson,
  filePaths.exportPdf,
  filePaths.exportCalendar,
  filePaths.exportPictures,
];

const checkoutPages = [pages.checkout.pattern, pages['payment-success'].pattern];
const fits = (patterns: readonly UrlPattern[], path: string): boolean =>
  patterns.some((pattern) => matchUrl(pattern, path) !== null);

/**
 * Returns whose connections and time limits apply to a request. An address that is spelled in another way is only
 * redirected.
 */
export function classOf(target: Pick<RequestTarget, 'path' | 'exact'> | null): QueryClass {
  if (target === null) return 'page';
  const call = calledRoute(target);
  if (call.path !== null) return classOfCall(call.path, call.found);
  if (/^\/sitemaps?[./]/.test(target.path) || target.path.endsWith(feedFile)) return 'work';
  return fits(checkoutPages, readAddress(target.path).path) ? 'checkout' : 'page';
}

function classOfCall(path: string, found: ReturnType<typeof calledRoute>['found']): QueryClass {
  const connections = found?.route.endpoint.limits?.connections;
  if (connections !== undefined) return connections;
  return fits(checkoutPaths, path) ? 'checkout' : fits(slowPaths, path) ? 'work' : 'page';
}

/**
 * Makes all statements of a request those of its class. Set twice, since reading a body leaves the context in which the
 * request began; determined once.
 */
export function classRequests(server: FastifyInstance): void {
  const known = new WeakMap<FastifyRequest, QueryClass>();
  const classHere = (request: FastifyRequest): QueryClass => {
    const found = known.get(request) ?? classOf(readableTarget(request));
    known.set(request, found);
    return found;
  };
  server.addHook('onRequest', (request, _reply, done) => inClass(classHere(request), done));
  server.addHook('preValidation', (request, _reply, done) => inClass(classHere(request), done));
}
