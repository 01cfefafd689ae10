import { existsSync } from 'node:fs';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { Contended } from '#src/domain/contended.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { languageCodes, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { lastWords } from '#src/server/http/last-error-pages.ts';
import {
  answerFailures,
  failureAnswer,
  lastSheet,
  plainErrorPage,
  statusOfError,
  visitorLanguage,
} from '#src/server/http/plain-error-page.ts';

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
  ] as const)('%s is %i with the time to retry, on pages and calls', async (name, status, code, seconds) => {
    const page = await app.inject({ url: `/${name}/` });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([status, seconds]);
    expect(page.body).toContain('<h1>We’ll be right back</h1>');
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
  ] as const)('%s %s is answered with a page', async (method, url, status, title) => {
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
  ] as const)('%s %s is answered with the envelope', async (method, url, status, code) => {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ success: false, error: { code, message: 'client_server_failure' } });
  });

  test('needs no script and no style but one sheet, which is a file of ours', () => {
    for (const status of [400, 404, 421, 500, 503]) {
      const page = plainErrorPage(status);
      expect(page).not.toMatch(/<script|<style|style=/);
      expect(page.match(/<link[^>]*>/g)).toEqual([`<link rel="stylesheet" href="${lastSheet}">`]);
    }
    expect(existsSync(new URL(`../../../public${lastSheet}`, import.meta.url))).toBe(true);
  });

  test.each([
    ['/ja/cart/', {}, 'ja', 'ltr', 'エラーが発生しました'],
    ['/ar-SA/cart/?a=1', { cookie: 'lang=ja' }, 'ar-SA', 'rtl', 'حدث خطأ ما'],
    ['/cart/', { cookie: 'a=1; lang=de' }, 'de', 'ltr', 'Etwas ist schiefgelaufen'],
    ['/cart/', { 'accept-language': 'xx, fr-CA;q=0.9, en;q=0.8' }, 'fr', 'ltr', 'Un problème est survenu'],
    ['/cart/', { 'accept-language': 'zh-Hant-TW' }, 'zh-TW', 'ltr', '發生錯誤'],
    ['/cart/', { cookie: 'lang="><script>', 'accept-language': '">' }, 'en', 'ltr', 'Something went wrong'],
  ])('%s with %j is answered in %s', (url, headers, language, dir, title) => {
    const page = plainErrorPage(500, { language: visitorLanguage({ url, headers }) });
    expect(page).toContain(`<html lang="${language}" dir="${dir}">`);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain(`<a href="${localPath(language as LanguageCode, '/')}">`);
  });

  test('has a text in every language', () => {
    for (const language of languageCodes)
      for (const status of [400, 404, 421, 500, 503])
        expect(plainErrorPage(status, { language })).toMatch(/<h1>[^<]{2,}<\/h1>\n<p>[^<]{4,}<\/p>/);
    expect(lastWords('en-GB')).toBe(lastWords('en'));
  });
});
