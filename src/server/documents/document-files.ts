import type { FastifyReply } from 'fastify';

import { refused } from '#src/api/serve.ts';
import type { Failure, FailureCode } from '#src/domain/failure.ts';
import { defaultLanguage, isLanguage, type LanguageCode } from '#src/domain/site/language/languages.ts';

/** Returns the language in which a file is requested. */
export function documentLanguage(query: unknown): LanguageCode {
  const code = named(query, 'k_lang');
  return code !== undefined && isLanguage(code) ? code : defaultLanguage;
}

/** Returns a single text value of a query or of path parameters. */
export function named(values: unknown, name: string): string | undefined {
  if (typeof values !== 'object' || values === null) return undefined;
  const value: unknown = Object.entries(values).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value.length <= 100 ? value : undefined;
}

/** The reasons that may be reported; any other gets the response for a file that does not exist. */
const passedOn: ReadonlySet<FailureCode> = new Set(['too_many_requests', 'server_busy']);

/** Refuses a file, without revealing whether it exists for another account. */
export function refusePaper(reply: FastifyReply, { failure }: { readonly failure: Failure }): FastifyReply {
  const served = refused(passedOn.has(failure.code) ? failure : { code: 'not_found' });
  if (served.retryAfter !== null) void reply.header('retry-after', served.retryAfter);
  return reply
    .code(served.status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .send(served.envelope);
}

/** Returns a file to save, which no proxy caches. */
export function documentFile(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply.headers({
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="${name}"`,
    'content-type': type,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
}
