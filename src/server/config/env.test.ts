import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Environment } from '#src/server/config/env.ts';
import { readEnvironment, variableNames } from '#src/server/config/env.ts';
import { actionSecrets } from '#src/server/database/deps-for.ts';
import { secretsOf } from '#src/server/config/env-secrets.ts';

type Vars = Readonly<Record<string, string | undefined>>;

const secret = 'k7'.repeat(20);
const shop: Vars = {
  SITE_ORIGIN: 'https://www.example.com',
  SESSION_SECRET: secret,
  CODE_SECRET: `${secret}x`,
  SMTP_URL: 'smtps://user:hush@mail.example.com:465',
  MAIL_FROM: 'bookings@example.com',
  STRIPE_SECRET_KEY: 'sk_live_abc123',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
};
const sandboxShop: Vars = {
  ...shop,
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  PAYMENTS: 'sandbox',
  SANDBOX_ORIGIN: 'https://pay.example.com',
  SANDBOX_SECRET_KEY: secret,
  SANDBOX_WEBHOOK_SECRET: secret,
};

function read(vars: Vars): Environment {
  const outcome = readEnvironment(vars);
  if (!outcome.ok) throw new Error(outcome.faults.join('\n'));
  return outcome.environment;
}

function faultsOf(vars: Vars): readonly string[] {
  const outcome = readEnvironment(vars);
  return outcome.ok ? [] : outcome.faults;
}

describe('the country of a showcase', () => {
  test('is read in a showcase, and by no other', () => {
    expect(read({}).country.showcaseCountry).toBeNull();
    expect(read({ SHOWCASE_COUNTRY: 'uk' }).country.showcaseCountry).toBe('GB');
    expect(read({ ...shop, SHOWCASE_COUNTRY: 'GB' }).country.showcaseCountry).toBeUndefined();
    expect(faultsOf({ SHOWCASE_COUNTRY: 'Narnia' }).join()).toContain('SHOWCASE_COUNTRY');
  });
});

describe('the mode (RU-30)', () => {
  test('is a showcase on this machine only when nothing is set', () => {
    expect(read({})).toMatchObject({
      mode: 'showcase',
      host: '127.0.0.1',
      port: 3000,
      site: { origin: 'http://localhost:3000' },
      dataDir: '.data',
      database: undefined,
      prepareStatements: true,
      payments: { provider: 'sandbox', port: 3001, origin: 'http://pay.localhost:3001' },
      identity: { provider: 'sandbox', port: 3002, origin: 'http://id.localhost:3002' },
      mail: undefined,
      sampleData: true,
      offline: true,
      picturesAhead: true,
      trustProxy: false,
    });
  });

  test('is production once SITE_ORIGIN is set', () => {
    expect(read(shop)).toMatchObject({
      mode: 'production',
      site: { origin: 'https://www.example.com' },
      payments: {
        provider: 'stripe',
        secretKey: 'sk_live_abc123',
        webhookSecrets: ['whsec_abc123'],
        methods: ['card'],
      },
      mail: { from: 'bookings@example.com' },
    });
  });

  test('can be named, against the default', () => {
    expect(read({ MODE: 'showcase', SITE_ORIGIN: 'http://demo.example.com' }).mode).toBe('showcase');
    expect(read({ MODE: 'development' }).mode).toBe('development');
  });

  test.each([
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ HOST: '192.168.1.4', SHOWCASE_PUBLIC: 'no' }, 'HOST'],
    [{ HOST: '127.0.0.1.example.com' }, 'HOST'],
    [{ PAYMENTS: 'stripe' }, 'PAYMENTS'],
    [{ PORT: '3100', SANDBOX_PORT: '3100' }, 'SANDBOX_PORT'],
    [{ SANDBOX_PORT: '3000' }, 'SANDBOX_PORT'],
  ])('a showcase refuses %o', (vars, name) => {
    expect(faultsOf(vars)).toEqual([expect.stringMatching(new RegExp(`^${name}: found .*, expected `))]);
  });

  test.each([
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2' },
    { HOST: '0.0.0.0', SHOWCASE_PUBLIC: 'yes' },
  ])('a showcase accepts %o', (vars) => expect(faultsOf(vars)).toEqual([]));

  test.each([
    [{ ...shop, MODE: 'production', SITE_ORIGIN: '' }, 'SITE_ORIGIN'],
    [{ ...shop, SITE_ORIGIN: 'http://www.example.com' }, 'SITE_ORIGIN'],
    [{ ...shop, SESSION_SECRET: undefined }, 'SESSION_SECRET'],
    [{ ...shop, SESSION_SECRET: `${secret},short` }, 'SESSION_SECRET'],
    [{ ...shop, CODE_SECRET: `${secret},short` }, 'CODE_SECRET'],
    [{ ...shop, MAIL_EVENTS_SECRET: `${secret},short` }, 'MAIL_EVENTS_SECRET'],
    [{ ...shop, STRIPE_WEBHOOK_SECRET: 'whsec_a,b' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ ...shop, CODE_SECRET: ' ' }, 'CODE_SECRET'],
    [{ ...shop, SMTP_URL: '', MAIL_FROM: '' }, 'SMTP_URL'],
    [{ ...shop, SMTP_URL: '', MAIL_FROM: '', SMS_URL: 'https://sms.example.com/send' }, 'SMTP_URL'],
    [{ ...shop, MAIL_FROM: '' }, 'MAIL_FROM'],
    [{ ...shop, STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY'],
    [{ ...shop, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ ...shop, STRIPE_SECRET_KEY: 'sk_test_abc' }, 'STRIPE_SECRET_KEY'],
    [{ ...sandboxShop, SANDBOX_ORIGIN: '' }, 'SANDBOX_ORIGIN'],
    [{ ...sandboxShop, SANDBOX_SECRET_KEY: '' }, 'SANDBOX_SECRET_KEY'],
    [{ ...sandboxShop, SANDBOX_WEBHOOK_SECRET: '' }, 'SANDBOX_WEBHOOK_SECRET'],
  ])('production reports the error of %#', (vars, name) => {
    expect(faultsOf(vars)).toEqual([expect.stringMatching(new RegExp(`^${name}: found`))]);
  });

  test.each([
    sandboxShop,
    { ...shop, SITE_ORIGIN: 'http://localhost:3000' },
    { ...shop, SMS_URL: 'https://sms.example.com/send' },
    { ...shop, HOST: '0.0.0.0' },
    { ...shop, SESSION_SECRET: `${secret}, ${secret}y` },
    { ...shop, STRIPE_SECRET_KEY: 'rk_live_abc' },
  ])('production accepts %#', (vars) => expect(faultsOf(vars)).toEqual([]));

  test('development takes test keys and no live ones', () => {
    const keys = { MODE: 'development', STRIPE_WEBHOOK_SECRET: 'whsec_a' };
    expect(read({ MODE: 'development' }).payments.provider).toBe('sandbox');
    expect(read({ ...keys, STRIPE_SECRET_KEY: 'sk_test_a' }).payments.provider).toBe('stripe');
    expect(read({ ...keys, STRIPE_SECRET_KEY: 'sk_test_a', PAYMENTS: 'sandbox' }).payments.provider).toBe('sandbox');
    expect(faultsOf({ ...keys, STRIPE_SECRET_KEY: 'sk_live_a' })).toEqual([
      expect.stringMatching(/^STRIPE_SECRET_KEY/),
    ]);
  });
});

describe('each variable', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['MODE', 'live'],
    ['HOST', 'a b'],
    ['SITE_ORIGIN', 'https://www.example.com/'],
    ['SITE_ORIGIN', 'www.example.com'],
    ['SITE_BRAND', 'x'.repeat(61)],
    ['SHOWCASE_PUBLIC', 'true'],
    ['TRUST_PROXY', 'yes'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_POOL_MAX', '0'],
    ['DB_PREPARE', 'no'],
    ['PAYMENTS', 'cash'],
    ['STRIPE_SECRET_KEY', 'pk_live_abc'],
    ['STRIPE_WEBHOOK_SECRET', 'abc'],
    ['STRIPE_METHODS', 'card,cheque'],
    ['PAYMENTS_SHOP', 'two words'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'bookings'],
    ['SMS_URL', 'http://sms.example.com'],
    ['SAMPLE_DATA', 'yes'],
    ['OFFLINE', 'no'],
    ['LOG_LEVEL', 'loud'],
  ])('%s refuses %s', (name, value) => {
    const named = faultsOf({ [name]: value }).filter((fault) => fault.startsWith(`${name}: `));
    expect(named).toEqual([expect.stringMatching(/: found .+, expected .+\.$/)]);
  });

  test('PAYMENTS_SHOP is the host of the site unless it is set', () => {
    expect(read(shop).paymentsShop).toBe(new URL(read(shop).site.origin).host);
    expect(read({ ...shop, PAYMENTS_SHOP: 'north' }).paymentsShop).toBe('north');
  });

  test('STRIPE_METHODS names what the account has switched on', () => {
    expect(read({ ...shop, STRIPE_METHODS: 'card, ideal' }).payments).toMatchObject({ methods: ['card', 'ideal'] });
  });

  test.each([
    ['no', false],
    ['2', 2],
    ['10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
  ])('TRUST_PROXY=%s is read', (text, value) => expect(read({ TRUST_PROXY: text }).trustProxy).toEqual(value));

  test('all errors are reported at once', () => {
    const names = faultsOf({ SITE_ORIGIN: 'https://a.example', PORT: 'x', LOG_LEVEL: 'y' }).map(
      (fault) => fault.split(':')[0],
    );
    expect(names).toEqual([
      'PORT',
      'LOG_LEVEL',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'SESSION_SECRET',
      'CODE_SECRET',
      'SMTP_URL',
    ]);
  });

  test('an error shows the value found, but never a secret', () => {
    expect(faultsOf({ PORT: 'abc' })).toEqual(['PORT: found "abc", expected a port number from 0 to 65535.']);
    const reported = faultsOf({
      DATABASE_URL: 'mysql://u:hush-1@h/x',
      DATABASE_DIRECT_URL: 'hush-2',
      SESSION_SECRET: 'hush-3',
      CODE_SECRET: 'hush-4',
      STRIPE_SECRET_KEY: 'hush-5',
      STRIPE_WEBHOOK_SECRET: 'hush-6',
      SANDBOX_SECRET_KEY: 'hush-7',
      SANDBOX_WEBHOOK_SECRET: 'hush-8',
      SMTP_URL: 'hush-9',
      SMS_URL: 'hush-10',
    });
    expect(reported.length).toBeGreaterThanOrEqual(10);
    expect(reported.join('\n')).not.toContain('hush');
  });

  test('sign-in uses Google where its keys are set, and the sandbox in a demonstration only', () => {
    const keys = { GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'hush' };
    expect(read({ ...shop, ...keys }).identity).toEqual({
      provider: 'google',
      issuer: 'https://accounts.google.com',
      clientId: keys.GOOGLE_CLIENT_ID,
      clientSecret: 'hush',
    });
    expect(read(shop).identity).toBeUndefined();
    expect(faultsOf({ GOOGLE_CLIENT_ID: keys.GOOGLE_CLIENT_ID })).toEqual([
      expect.stringMatching(/^GOOGLE_CLIENT_SECRET: found nothing/),
    ]);
    expect(faultsOf({ GOOGLE_CLIENT_SECRET: 'hush' }).join()).not.toContain('hush');
  });

  test('a direct database address says that the other is a pooler', () => {
    const url = 'postgres://u:p@h/d';
    expect(read({ DATABASE_URL: url }).database).toEqual({ url, directUrl: url, pooled: false });
    const directUrl = 'postgres://u:p@direct/d';
    expect(read({ DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl }).database).toEqual({
      url,
      directUrl,
      pooled: true,
    });
    expect(faultsOf({ DATABASE_DIRECT_URL: directUrl })).toEqual([
      expect.stringMatching(/^DATABASE_URL: found nothing/),
    ]);
  });

  test('the example file lists exactly the variables that are read, each with a value that is accepted', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
    const lines = [...text.matchAll(/^#?([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value] as const);
    expect(lines.map(([name]) => String(name)).toSorted()).toEqual(variableNames.toSorted());
    const values: Vars = Object.fromEntries(lines);
    expect(faultsOf({ ...values, SITE_ORIGIN: '' })).toEqual([]);
    expect(faultsOf({ ...shop, SITE_ORIGIN: values['SITE_ORIGIN'] })).toEqual([]);
  });
});

describe('secrets', () => {
  test('that are being exchanged are all accepted, the first one signs', () => {
    const both = {
      CODE_SECRET: `${secret}n, ${secret}x`,
      STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old',
      MAIL_EVENTS_SECRET: `${secret}n,${secret}`,
    };
    const environment = read({ ...shop, ...both });
    expect(environment.payments).toMatchObject({ webhookSecrets: ['whsec_new', 'whsec_old'] });
    expect(environment.mailEventsSecrets).toEqual([`${secret}n`, secret]);
    expect(actionSecrets(secretsOf(environment))).toMatchObject({ code: `${secret}n`, formerCodes: [`${secret}x`] });
  });

  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'meander-env-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('are created once, and readable by the owner only', () => {
    const environment = read({ DATA_DIR: join(folder, 'data') });
    const made = secretsOf(environment);
    expect(made.session[0].length).toBeGreaterThanOrEqual(32);
    expect(new Set([made.session[0], made.code[0], made.sandboxKey, made.sandboxWebhook[0]]).size).toBe(4);
    expect(secretsOf(environment)).toEqual(made);
    expect(statSync(join(folder, 'data', 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('that were set win over those in the file', () => {
    const made = secretsOf(read({ DATA_DIR: folder }));
    const mixed = secretsOf(read({ DATA_DIR: folder, SESSION_SECRET: `${secret},${secret}z` }));
    expect(mixed).toEqual({ ...made, session: [secret, `${secret}z`] });
  });

  test('need no file in production', () => {
    const none = join(folder, 'none');
    expect(secretsOf(read({ ...shop, DATA_DIR: none }))).toMatchObject({ session: [secret], code: [`${secret}x`] });
    expect(secretsOf(read({ ...sandboxShop, DATA_DIR: none }))).toMatchObject({ sandboxKey: secret });
    expect(statSync(none, { throwIfNoEntry: false })).toBeUndefined();
  });

  test('in a damaged file stop the start and stay as they are', () => {
    const path = join(folder, 'secrets.json');
    writeFileSync(path, '{"session": 1');
    expect(() => secretsOf(read({ DATA_DIR: folder }))).toThrow(/secrets\.json is damaged/);
    expect(readFileSync(path, 'utf8')).toBe('{"session": 1');
  });
});
