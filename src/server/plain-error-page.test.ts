import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { answerFailures, failureAnswer, plainErrorPage, statusOfError } from '#src/server/plain-error-page.ts';

let app: FastifyInstance;

beforeEach(() => {
  const answer = failureAnswer({ https: true });
  app = Fastify({ frameworkErrors: (error, request, reply) => void answer(request, reply, statusOfError(error)) });
  const broken = async (): Promise<never> => {
    throw new Error('no database');
  };
  app.get('/cart/', broken);
  app.get('/v1/broken', broken);
  app.get('/*', async () => 'a page');
  answerFailures(app, answer);
});
afterEach(() => app.close());

describe('a failure outside the pages', () => {
  test.each([
    ['GET', '/cart/', 500, 'Something went wrong'],
    ['GET', '/%zz', 400, 'This address cannot be read'],
    ['POST', '/', 404, 'Page not found'],
    ['POST', '/v1beside', 404, 'Page not found'],
  ] as const)('%s %s is told with a page', async (method, url, status, title) => {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.any(String),
      'x-klook-request-id': expect.any(String),
    });
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.body).not.toMatch(/no database|FST_ERR|%zz/);
  });

  test.each([
    ['GET', '/v1/broken', 500, 'server_error'],
    ['POST', '/v1/nothing', 404, 'not_found'],
    ['GET', '/v3/%zz', 400, 'bad_request'],
  ] as const)('%s %s is told with the envelope', async (method, url, status, code) => {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ success: false, error: { code, message: 'client_server_failure' } });
  });

  test('needs no script and no style', () => {
    for (const status of [400, 404, 500, 503])
      expect(plainErrorPage(status)).not.toMatch(/<script|<style|style=|<link/);
  });
});
