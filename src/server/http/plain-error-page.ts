import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { requestIdHeader } from '#src/contract/compat/spec-headers.ts';
import { Contended } from '#src/domain/contended.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { offeredLanguage } from '#src/domain/site/language/language-offer.ts';
import {
  defaultLanguage,
  isLanguage,
  languageCodes,
  languages,
  type LanguageCode,
} from '#src/domain/site/language/languages.ts';
import { apiPath } from '#src/server/context/api-path.ts';
import { lastWords, type LastReason } from '#src/server/http/last-error-pages.ts';
import { answerHeaders, pageHeaders } from '#src/server/http/policy.ts';
import { loggedUrl, readableTarget, sentTarget } from '#src/server/context/request-target.ts';

function reasonFor(status: number): LastReason {
  if (status === 409 || status === 503) return 'busy';
  if (status >= 500) return 'failed';
  if (status === 421) return 'misdirected';
  return status === 404 ? 'missing' : 'unreadable';
}

/** The sheet of these pages; it answers under every host, as they do. */
export const lastSheet = '/last-resort.css';

type Shown = { readonly language: LanguageCode; readonly homeOrigin?: string };

/**
 * Returns a page that needs nothing that could have failed: no script, no words of the request, and a sheet that only
 * dresses it. `homeOrigin` is where the home page is, when it is on another host.
 */
export function plainErrorPage(status: number, { language, homeOrigin = '' }: Shown = { language: 'en' }): string {
  const words = lastWords(language);
  const [title, text] = words[reasonFor(status)];
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${lastSheet}">
</head>
<body>
<main>
<p class="status" aria-hidden="true">${status}</p>
<h1>${title}</h1>
<p>${text}</p>
<a href="${homeOrigin}${localPath(language, '/')}">${words.home}</a>
</main>
</body>
</html>
`;
}

/**
 * Returns the language of a visitor of whom nothing else is known: that of the address, else the chosen one, else the
 * one that the browser requests. Reads the raw request, which may have passed no hook.
 */
export function visitorLanguage({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): LanguageCode {
  const [, prefix = ''] = url.split(/[/?]/, 2);
  const [, chosen = ''] = /(?:^|;\s*)lang=([A-Za-z-]+)/.exec(headers.cookie ?? '') ?? [];
  const named = [prefix, chosen].find(isLanguage);
  if (named !== undefined) return named;
  const tags = (headers['accept-language'] ?? '').slice(0, 200).split(',');
  const browser = tags.map((tag) => tag.split(';', 1)[0]?.trim() ?? '');
  const offer = { current: defaultLanguage, spoken: languageCodes, browser, residence: '' };
  return offeredLanguage(offer) ?? defaultLanguage;
}

export type FailureAnswer = (request: FastifyRequest, reply: FastifyReply, status: number) => FastifyReply;

/**
 * Returns how a failure outside the pages and the API's own responses is reported: a page to visitors (RU-34), the
 * envelope to callers of the API.
 */
export function failureAnswer({ https }: { readonly https: boolean }): FailureAnswer {
  const headers = pageHeaders({ https, personal: true, developing: false });
  return (request, reply, status) => {
    void reply.code(status).header(requestIdHeader, request.id);
    if (!isCall(request)) {
      return reply
        .headers(headers)
        .type('text/html; charset=utf-8')
        .send(plainErrorPage(status, { language: visitorLanguage(request.raw) }));
    }
    return reply
      .headers({ ...answerHeaders(https), 'cache-control': 'no-store' })
      .send({ success: false, error: { code: codeFor(status), message: 'client_server_failure' } });
  };
}

/** Returns whether a call was requested, including one whose address cannot be read. */
function isCall(request: FastifyRequest): boolean {
  return apiPath(readableTarget(request) ?? { path: sentTarget(request), exact: true }) !== null;
}

/** Sends a failure before the framework has looked at the request. */
export function sendBareFailure(response: ServerResponse, status: number, https: boolean): void {
  response
    .writeHead(status, {
      ...pageHeaders({ https, personal: true, developing: false }),
      'content-type': 'text/html; charset=utf-8',
      connection: 'close',
    })
    .end(plainErrorPage(status));
}

function codeFor(status: number): string {
  if (status === 409) return 'still_running';
  if (status === 503) return 'storage_unavailable';
  if (status >= 500) return 'server_error';
  if (status === 401) return 'sign_in_required';
  return status === 404 ? 'not_found' : 'bad_request';
}

/** Returns the status that an error carries, else 500. */
export function statusOfError(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

/** Answers what no route answers, and what a route throws. */
export function answerFailures(server: FastifyInstance, answer: FailureAnswer): void {
  server.setNotFoundHandler((request, reply) => answer(request, reply, 404));
  server.setErrorHandler((error, request, reply) => {
    const status = statusOfError(error);
    if (error instanceof Contended) {
      request.log.warn({ err: error, url: loggedUrl(request) }, 'a request was refused under load');
      void reply.header('retry-after', error.retryAfter);
    } else if (status >= 500) request.log.error({ err: error, url: loggedUrl(request) }, 'request failed');
    return answer(request, reply, status);
  });
}
