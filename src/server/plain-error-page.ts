import type { ServerResponse } from 'node:http';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Contended } from '#src/domain/contended.ts';
import { apiPath } from '#src/server/api-path.ts';
import { answerHeaders, pageHeaders } from '#src/server/policy.ts';
import { loggedUrl, readableTarget } from '#src/server/request-target.ts';

type Words = { readonly title: string; readonly text: string };

const failed: Words = {
  title: 'Something went wrong',
  text: 'This is our fault, not yours. Nothing you did was lost. Please try again in a moment.',
};
const missing: Words = { title: 'Page not found', text: 'There is no page at this address.' };
const unreadable: Words = {
  title: 'This address cannot be read',
  text: 'Part of the address or of the request is damaged. Please check it, or start again from the home page.',
};

const busy: Words = {
  title: 'Please try again in a moment',
  text: 'We could not do this just now, and nothing was changed. Please try again.',
};

function wordsFor(status: number): Words {
  if (status === 409 || status === 503) return busy;
  if (status >= 500) return failed;
  return status === 404 ? missing : unreadable;
}

/** A page that needs nothing that could have failed: no script, no style, no words of the request. */
export function plainErrorPage(status: number): string {
  const { title, text } = wordsFor(status);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Home page</a></p>
</main>
</body>
</html>
`;
}

export type FailureAnswer = (request: FastifyRequest, reply: FastifyReply, status: number) => FastifyReply;

/** How a failure outside the pages and the API's own answers is told: a page to visitors (RU-34), the envelope to callers of the API. */
export function failureAnswer({ https }: { readonly https: boolean }): FailureAnswer {
  const headers = pageHeaders({ https, personal: true, developing: false });
  return (request, reply, status) => {
    void reply.code(status).header('x-klook-request-id', request.id);
    const target = readableTarget(request);
    if (target === null || apiPath(target) === null) {
      return reply.headers(headers).type('text/html; charset=utf-8').send(plainErrorPage(status));
    }
    return reply
      .headers({ ...answerHeaders(https), 'cache-control': 'no-store' })
      .send({ success: false, error: { code: codeFor(status), message: 'client_server_failure' } });
  };
}

/** A failure that is told before the framework has looked at the request. */
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

/** The status that an error asks for, 500 when it asks for none. */
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
      request.log.warn({ err: error, url: loggedUrl(request) }, 'a request gave way to others');
      void reply.header('retry-after', error.retryAfter);
    } else if (status >= 500) request.log.error({ err: error, url: loggedUrl(request) }, 'request failed');
    return answer(request, reply, status);
  });
}
