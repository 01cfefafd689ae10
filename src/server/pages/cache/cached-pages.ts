import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

import { plainBytes, type CachedPage } from '#src/server/pages/cache/page-cache.ts';

type Encoding = 'br' | 'gzip' | 'plain';

/** The response headers of a cached page, one set for each encoding: made once, sent many times. */
const heads = new WeakMap<CachedPage, Partial<Record<Encoding, OutgoingHttpHeaders>>>();

/**
 * Sends a page from the cache past the framework's answer, whose steps cost more than all the rest together: its head
 * and bytes are ready, and nothing else has anything to add.
 */
export function sendCachedPage(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  page: CachedPage,
  about: { readonly headers: Readonly<Record<string, string>>; readonly cookies: readonly string[] },
): void {
  const encoding = encodingFor(headers['accept-encoding'] ?? '');
  const head = headWithCookies(page, encoding, about);
  if (headers['if-none-match'] === page.etag) {
    const { 'content-length': _length, 'content-encoding': _encoding, 'content-type': _type, ...rest } = head;
    response.writeHead(304, rest).end();
    return;
  }
  response.writeHead(page.status, head);
  if (method === 'HEAD') response.end();
  else response.end(encoding === 'plain' ? plainBytes(page) : page[encoding]);
}

type Dressed = { readonly page: CachedPage; readonly encoding: Encoding; readonly head: OutgoingHttpHeaders };

/** A plan sets the same cookies on the same page for many visitors: the last headers made with them are cached. */
const dressed = new WeakMap<readonly string[], Dressed>();

function headWithCookies(
  page: CachedPage,
  encoding: Encoding,
  { headers, cookies }: { readonly headers: Readonly<Record<string, string>>; readonly cookies: readonly string[] },
): OutgoingHttpHeaders {
  const ready = headOf(page, encoding, headers);
  if (cookies.length === 0) return ready;
  const known = dressed.get(cookies);
  if (known !== undefined && known.page === page && known.encoding === encoding) return known.head;
  const head = { ...ready, 'set-cookie': [...cookies] };
  dressed.set(cookies, { page, encoding, head });
  return head;
}

function encodingFor(accepts: string): Encoding {
  if (/\bbr\b/.test(accepts)) return 'br';
  return /\bgzip\b/.test(accepts) ? 'gzip' : 'plain';
}

function headOf(page: CachedPage, encoding: Encoding, headers: Readonly<Record<string, string>>): OutgoingHttpHeaders {
  const known = heads.get(page) ?? {};
  heads.set(page, known);
  known[encoding] ??= {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    etag: page.etag,
    vary: 'accept-encoding, cookie, user-agent',
    ...(encoding === 'plain' ? {} : { 'content-encoding': encoding }),
    'content-length': encoding === 'plain' ? page.length : page[encoding].length,
  };
  return known[encoding];
}
