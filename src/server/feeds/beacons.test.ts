import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Experiment } from '#src/domain/site/choices/experiments.ts';
import { openApi, type Api } from '../../../tests/api/open-api.ts';

const experiment: Experiment = {
  id: 1,
  name: 'same-for-all',
  groups: [{ id: 11, name: 'a', percent: 100 }],
  needDye: false,
  state: 'running',
  from: null,
  to: null,
};

let api: Api;
beforeAll(async () => {
  api = await openApi({
    isStocked: false,
    experiments: [experiment],
    logLevel: 'info',
    proxy: { address: '127.0.0.1', countryHeader: 'x-country' },
  });
});
afterAll(() => api.close());

/** Each test reports from its own network. */
let network = 0;
let from = '';
let seen = 0;
beforeEach(() => {
  network += 1;
  from = `198.51.100.${network}`;
  seen = api.faults.length;
});

function send(path: string, payload: string, type = 'application/json'): Promise<LightMyRequestResponse> {
  return api.server.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'content-type': type, 'x-forwarded-for': from },
  });
}

function lines(): readonly Record<string, unknown>[] {
  return api.faults.slice(seen);
}

const report = {
  level: 'E',
  message: 'cannot read x of lee@mail.example\r\n{"level":60}',
  url: 'https://shop.example/ja/cart/?email=lee@mail.example#pay',
  user_agent: 'Mozilla/5.0',
  country: 'JP',
  is_logged_in: true,
  isAdmin: true,
};
const event = {
  kind: 'vital',
  name: 'lcp',
  value: 812.5,
  page: '/ja/?q=lee',
  facts: { cause: 'a\nb', phone: '+85291234567' },
};

describe('a beacon', () => {
  it.each(['application/json', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded'])(
    'is taken as %s, without token or cookie, and brings none',
    async (type) => {
      const answer = await send('/v1/logsrv/report', JSON.stringify({ reports: [report] }), type);
      expect(answer.statusCode).toBe(204);
      expect(answer.body).toBe('');
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(lines()).toHaveLength(1);
    },
  );

  it('is written on one line, without names or unknown fields', async () => {
    await send('/v1/logsrv/report', JSON.stringify({ reports: [report] }));
    await send('/v3/logsrv/beacon', JSON.stringify({ events: [event] }));
    const [first, second] = lines();
    expect(first).toMatchObject({
      kind: 'client-report',
      severity: 'E',
      report: 'cannot read x of … {"level":60}',
      page: '/ja/cart/',
      country: 'JP',
      isLoggedIn: true,
    });
    expect(second).toMatchObject({ kind: 'client-event', type: 'vital', event: 'lcp', value: 812.5, page: '/ja/' });
    const text = JSON.stringify(lines());
    for (const word of ['lee@', 'isAdmin', '9123', '\\n', from]) expect(text).not.toContain(word);
  });

  it('logs the groups of experiments, not the visitors', async () => {
    const init = {
      user: 'an-account',
      device_id: 'a-device',
      site_name: 'main',
      language: 'ja',
      currency: 'JPY',
      platform: 'mobile',
    };
    const madeUp = [
      { experiment_id: 1, group_id: 12 },
      { experiment_id: 2, group_id: 11 },
    ];
    await send('/v1/expsrv/init', JSON.stringify(init));
    await send(
      '/xos_gc/v1/expsrv/exposure',
      JSON.stringify({ exposures: [{ experiment_id: 1, group_id: 11 }, ...madeUp] }),
    );
    expect(lines()).toEqual([
      expect.objectContaining({ kind: 'experiment-init', hasUser: true, hasDevice: true, platform: 'mobile' }),
      expect.objectContaining({ kind: 'experiment-exposure', experiment: 1, group: 11 }),
    ]);
    expect(JSON.stringify(lines())).not.toMatch(/an-account|a-device/);
  });
});

describe('what is none', () => {
  const many = { events: Array.from({ length: 16 }, () => event) };
  it.each([
    ['no JSON', '{"reports":['],
    ['nothing', ''],
    ['another shape', '[1,2,3]'],
    ['another level', JSON.stringify({ reports: [{ ...report, level: 'X' }] })],
    ['a long message', JSON.stringify({ reports: [{ ...report, message: 'x'.repeat(1001) }] })],
    ['a prototype', '{"__proto__":{"reports":[]}}'],
    ['too many at once', JSON.stringify(many)],
    ['ten million bytes', 'x'.repeat(10_000_000)],
  ])('is dropped silently: %s', async (_name, payload) => {
    for (const path of ['/v1/logsrv/report', '/v3/logsrv/beacon', '/v1/expsrv/init', '/v1/expsrv/exposure']) {
      expect((await send(path, payload)).statusCode).toBe(204);
      expect((await send(path, payload, 'text/plain')).statusCode).toBe(204);
    }
    expect(lines()).toEqual([]);
  });
});

it('logs content policy reports short and without names', async () => {
  const body = JSON.stringify({
    'csp-report': { 'document-uri': `https://shop.example/?m=lee@mail.example${'x'.repeat(9000)}` },
  });
  const answer = await send('/v1/logsrv/policy', body, 'application/csp-report');
  expect(answer.statusCode).toBe(204);
  const [line] = lines();
  expect(line).toMatchObject({ kind: 'policy-report' });
  expect(JSON.stringify(line)).not.toContain('lee@');
  expect(JSON.stringify(line).length).toBeLessThan(2500);
});

it('writes no more for one network than its share, and no more than the global limit', async () => {
  const payload = JSON.stringify({ exposures: [{ experiment_id: 1, group_id: 11 }] });
  for (let turn = 0; turn < 400; turn += 1) expect((await send('/v1/expsrv/exposure', payload)).statusCode).toBe(204);
  expect(lines()).toHaveLength(256);
  for (network = 100; network < 110; network += 1) {
    from = `203.0.113.${network}`;
    for (let turn = 0; turn < 300; turn += 1) await send('/v1/expsrv/exposure', payload);
  }
  expect(lines().length).toBeLessThanOrEqual(1024);
});
