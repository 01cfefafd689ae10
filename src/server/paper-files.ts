import type { FastifyReply } from 'fastify';

import { refused } from '#src/api/serve.ts';
import { defaultLanguage, isLanguage, type LanguageCode } from '#src/domain/site/languages.ts';

/** The language that a file is asked for in. */
export function paperLanguage(query: unknown): LanguageCode {
  const code = named(query, 'k_lang');
  return code !== undefined && isLanguage(code) ? code : defaultLanguage;
}

/** A single text value of a query or of path parameters. */
export function named(values: unknown, name: string): string | undefined {
  if (typeof values !== 'object' || values === null) return undefined;
  const value: unknown = Object.entries(values).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value.length <= 100 ? value : undefined;
}

/** Whether he is a stranger, signed out or wrong about the reference is his own to find out. */
export function refusePaper(
  reply: FastifyReply,
  { failure }: { readonly failure: { readonly code: string } },
): FastifyReply {
  const served = refused({ code: failure.code === 'too_many_requests' ? 'too_many_requests' : 'not_found' });
  if (served.retryAfter !== null) void reply.header('retry-after', served.retryAfter);
  return reply
    .code(served.status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .send(served.envelope);
}

/** A file to save, that nothing on the way keeps. */
export function paperFile(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply.headers({
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="${name}"`,
    'content-type': type,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
}
