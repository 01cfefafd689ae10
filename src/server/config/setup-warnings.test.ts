import Fastify from 'fastify';
import { describe, expect, it, test, vi } from 'vitest';

import { readEnvironment } from '#src/server/config/env.ts';
import { isPrivateAddress, setupWarnings } from '#src/server/config/setup-warnings.ts';
import { watchForProxy } from '#src/server/processes/watch-proxy.ts';

const strong = 'Zm9vYmFyLTEyMzQ1Njc4OTAtcXdlcnR5dWlvcA';
const production = {
  SITE_ORIGIN: 'https://www.example.com',
  SESSION_SECRET: strong,
  CODE_SECRET: `code-${strong}`,
  SMTP_URL: 'smtps://mail.example.com:465',
  MAIL_FROM: 'help@example.com',
  STRIPE_SECRET_KEY: 'sk_live_abcdefgh',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh',
  TRUST_PROXY: '1',
};
const sandbox = {
  PAYMENTS: 'sandbox',
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  SANDBOX_ORIGIN: 'https://pay.example.com',
  SANDBOX_SECRET_KEY: `one-${strong}`,
  SANDBOX_WEBHOOK_SECRET: `two-${strong}`,
};

function codes(
  changes: Record<string, string>,
  facts = { uid: 1000 as number | undefined, superuser: false as boolean | null },
) {
  const read = readEnvironment({ ...production, ...changes });
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return setupWarnings(read.environment, facts).map(({ code }) => code);
}

describe('setupWarnings', () => {
  it('reports nothing for a sound production setup or a showcase', () => {
    expect(codes({})).toEqual([]);
    const showcase = readEnvironment({});
    if (!showcase.ok) throw new Error('a showcase needs no variable');
    expect(setupWarnings(showcase.environment, { uid: 0, superuser: true })).toEqual([]);
  });

  it.each([
    ['a forgotten TRUST_PROXY', { TRUST_PROXY: '' }, ['proxy_not_trusted']],
    ['TRUST_PROXY=no behind https', { TRUST_PROXY: 'no' }, ['proxy_not_trusted']],
    ['no proxy at all on this machine', { TRUST_PROXY: '', SITE_ORIGIN: 'http://localhost:3000' }, []],
    ['payments that take no money', sandbox, ['sandbox_payments']],
    ['a secret of one letter', { SESSION_SECRET: 'x'.repeat(40) }, ['weak_secret']],
    ['a repeated piece', { CODE_SECRET: 'correct-horse-'.repeat(4) }, ['weak_secret']],
    ['a run of the keyboard', { CODE_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' }, ['weak_secret']],
    ['a weak former secret', { SESSION_SECRET: `${strong},${'ab'.repeat(20)}` }, ['weak_secret']],
    ['one secret used twice', { CODE_SECRET: strong }, ['equal_secrets']],
    [
      'equal secrets of the sandbox',
      { ...sandbox, SANDBOX_WEBHOOK_SECRET: `one-${strong}` },
      ['sandbox_payments', 'equal_secrets'],
    ],
  ])('names %s', (_what, changes, expected) => expect(codes(changes)).toEqual(expected));

  it('names root and a superuser of the database', () => {
    expect(codes({}, { uid: 0, superuser: true })).toEqual(['runs_as_root', 'database_superuser']);
    expect(codes({}, { uid: undefined, superuser: null })).toEqual([]);
  });

  it('accepts 10,000 random secrets', () => {
    let seed = 11;
    const next = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 10_000; round += 1) {
      const letters =
        round % 2 === 0 ? '0123456789abcdef' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      const secret = Array.from({ length: round % 2 === 0 ? 64 : 43 }, () => letters[next(letters.length)]).join('');
      expect(codes({ SESSION_SECRET: secret })).toEqual([]);
    }
  });

  it('writes no secret into its texts', () => {
    const read = readEnvironment({ ...production, CODE_SECRET: strong });
    if (!read.ok) throw new Error(read.faults.join('\n'));
    const texts = JSON.stringify(setupWarnings(read.environment, { uid: 0, superuser: true }));
    expect(texts).not.toContain(strong);
  });
});

test.each([
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['127.0.0.1', true],
  ['::ffff:10.0.0.1', true],
  ['::1', true],
  ['fd00::1', true],
  ['2001:db8::1', false],
  ['203.0.113.9', false],
  ['', false],
])('isPrivateAddress(%s) is %s', (address, expected) => expect(isPrivateAddress(address)).toBe(expected));

test('watchForProxy warns once, at the first forwarded request from a private address', async () => {
  const app = Fastify();
  const warn = vi.fn<(about: object, message: string) => void>();
  watchForProxy(app, { warn, info: () => undefined, error: () => undefined });
  app.get('/', async () => 'here');
  await app.inject({ url: '/', remoteAddress: '203.0.113.9', headers: { 'x-forwarded-for': '198.51.100.7' } });
  await app.inject({ url: '/', remoteAddress: '10.0.0.2' });
  expect(warn).not.toHaveBeenCalled();
  for (let times = 0; times < 3; times += 1)
    await app.inject({ url: '/', remoteAddress: '10.0.0.2', headers: { 'x-forwarded-for': '198.51.100.7' } });
  expect(warn.mock.calls.map(([about]) => about)).toEqual([{ kind: 'setup', warning: 'proxy_not_trusted' }]);
  await app.close();
});
