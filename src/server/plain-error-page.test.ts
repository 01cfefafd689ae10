import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { Contended } from '#src/domain/contended.ts';
import { answerFailures, failureAnswer, plainErrorPage, statusOfError } from '#src/server/plain-error-page.ts';

let app: FastifyInstance;
const sqlStates = { locked: '55P03', deadlocked: '40P01', unserializable: '40001', slow: '57014' };

beforeEach(() => {
  const answer = failureAnswer({ https: true });
  app = Fastify({ frameworkErrors: (error, request, reply) => void answer(request, reply, statusOfError(error)) });
  const broken = async (): Promise<never> => {
    throw new Error('no database');
  };
  app.get('/cart/', broken);
  app.get('/v1/broken', broken);
  for (const [name, code] of Object.entries(sqlStates)) {
    const contended = async (): Promise<never> => {
      throw new Contended('canceling statement', code, null);
    };
    app.get(`/${name}/`, contended);
    app.get(`/v1/${name}`, contended);
  }
  app.get('/*', async () => 'a page');
  answerFailures(app, answer);
});
afterEach(() => app.close());

describe('a statement that others were in the way of', () => {
  test.each([
    ['locked', 409, 'still_running', '2'],
    ['deadlocked', 409, 'still_running', '2'],
    ['unserializable', 409, 'still_running', '2'],
    ['slow', 503, 'storage_unavailable', '5'],
  ] as const)('%s is %i with the time to ask again, on pages and calls', async (name, status, code, seconds) => {
    const page = await app.inject({ url: `/${name}/` });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([status, seconds]);
    expect(page.body).toContain('<h1>Please try again in a moment</h1>');
    const call = await app.inject({ url: `/v1/${name}` });
    expect([call.statusCode, call.headers['retry-after'], call.json().error.code]).toEqual([status, seconds, code]);
  });
});

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
