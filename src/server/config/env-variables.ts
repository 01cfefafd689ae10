import { z } from 'zod';

import { saleHorizons, type SaleDays } from '#src/domain/catalogue/sale-horizon.ts';
import { countryNamed } from '#src/domain/accounts/residences.ts';
import { isMethod, methodIds } from '#src/domain/checkout/payment/payment-methods.ts';
import { translatorNames } from '#src/domain/content/translation/translator.ts';

const yesNo = z.enum(['yes', 'no'], 'yes or no').transform((answer) => answer === 'yes');
const onOff = z.enum(['on', 'off'], 'on or off').transform((answer) => answer === 'on');

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a port number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'a port number from 0 to 65535');

const connections = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'a number from 1 to 999')
  .transform(Number);

/** One secret, or several with commas while they are being exchanged: the first signs, all of them verify. */
const secrets = z
  .string()
  .transform((list) => list.split(',').map((secret) => secret.trim()))
  .refine(
    (list) => list.every((secret) => secret.length >= 32),
    'at least 32 characters (of each, when several stand with commas between them)',
  );

const secret = z.string().min(32, 'at least 32 characters');

function address(protocols: readonly string[], expected: string) {
  return z.string().refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return url !== undefined && protocols.includes(url.protocol) && url.hostname !== '';
  }, expected);
}

const postgres = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:\/\//.test(text) && (URL.canParse(text) || /[?&]host=/.test(text)),
    'an address like postgres://user:password@host:5432/database',
  );

const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text,
    'an origin like https://www.example.com, without a path or a slash at its end',
  );

const trustProxy = z
  .string()
  .regex(
    /^(no|[1-9]|[0-9a-fA-F.:/]+(,[0-9a-fA-F.:/]+)*)$/,
    'no, the number of proxies in front (1 to 9), or their addresses with commas between them',
  )
  .transform((text): false | number | readonly string[] => {
    if (text === 'no') return false;
    return /^[1-9]$/.test(text) ? Number(text) : text.split(',');
  });

/** Ways to pay that the account has switched on, with commas between them. */
const methods = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .refine((list) => list.every(isMethod), `names out of ${methodIds.join(', ')}, with commas between them`)
  .transform((list) => list.filter(isMethod));

/** How many days ahead what is sold: "rails=120,hotels=300". */
const saleDays = z
  .string()
  .regex(
    new RegExp(`^(${saleHorizons.join('|')})=[1-9]\\d{0,3}(,(${saleHorizons.join('|')})=[1-9]\\d{0,3})*$`),
    `days ahead by what is sold (${saleHorizons.join(', ')}), such as rails=120,hotels=300`,
  )
  .transform((text): SaleDays =>
    Object.fromEntries(
      text
        .split(',')
        .map((one) => one.split('='))
        .map(([what, days]) => [what, Number(days)]),
    ),
  );

/** Every variable that the program reads, with the form of its value; `.env.example` lists the same and says more. */
export const variables = {
  MODE: z.enum(['showcase', 'production', 'development'], 'showcase, production or development'),
  HOST: z.string().regex(/^[0-9A-Za-z.:-]+$/, 'an address or a host name to listen on'),
  PORT: port,
  SITE_ORIGIN: origin,
  SITE_BRAND: z.string().max(60, 'a name of at most 60 characters'),
  SITE_CONFIG: z.string(),
  SHOWCASE_PUBLIC: yesNo,
  ALLOW_HOST_OVERRIDE: yesNo,
  SHOWCASE_COUNTRY: z
    .string()
    .refine((code) => countryNamed(code) !== null, 'a country such as GB')
    .transform((code) => countryNamed(code)),
  COUNTRY_HEADER: z.string().regex(/^[a-z0-9-]{3,60}$/, 'the name of a header in small letters'),
  TRUST_PROXY: trustProxy,
  DRAIN_SECONDS: z
    .string()
    .regex(/^(\d|[1-5]\d|60)$/, 'whole seconds, 0 to 60')
    .transform(Number),
  DATA_DIR: z.string(),
  DATABASE_URL: postgres,
  DATABASE_DIRECT_URL: postgres,
  DATABASE_POOL_MAX: connections,
  DB_PREPARE: onOff,
  SESSION_SECRET: secrets,
  CODE_SECRET: secrets,
  PAYMENTS: z.enum(['sandbox', 'stripe'], 'sandbox or stripe'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'a key that begins with sk_live_, rk_live_, sk_test_ or rk_test_'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .refine(
      (list) => list.every((one) => /^whsec_\w+$/.test(one)),
      'a secret that begins with whsec_ (or several with commas between them)',
    ),
  STRIPE_METHODS: methods,
  PAYMENTS_SHOP: z.string().regex(/^[\w.:-]{1,100}$/, 'a name of at most 100 letters, digits, points, and hyphens'),
  SANDBOX_PORT: port,
  SANDBOX_ORIGIN: origin,
  SANDBOX_SECRET_KEY: secret,
  SANDBOX_WEBHOOK_SECRET: secrets,
  GOOGLE_CLIENT_ID: z.string(),
  GOOGLE_CLIENT_SECRET: z.string(),
  GOOGLE_ISSUER: origin,
  IDENTITY_PORT: port,
  IDENTITY_ORIGIN: origin,
  SMTP_URL: address(['smtp:', 'smtps:'], 'an address like smtps://user:password@host:465'),
  MAIL_FROM: z.string().regex(/^[^\s@]+@[^\s@]+$/, 'a mail address'),
  MAIL_EVENTS_SECRET: secrets,
  SMS_URL: address(['https:'], 'an https address that takes messages'),
  WALLET_FOLDER: z.string(),
  WALLET_PASSPHRASE: z.string(),
  SALE_DAYS: saleDays,
  RATES_URL: address(['https:'], 'an https address that publishes rates'),
  RATES_EXTRA_URL: address(['https:'], 'an https address that publishes rates of further currencies'),
  TRANSLATOR: z.enum(['off', ...translatorNames], `off, ${translatorNames.join(', ')}`),
  TRANSLATOR_URL: address(['https:', 'http:'], 'an address like https://translate.example.com').transform((url) =>
    url.endsWith('/') ? url.slice(0, -1) : url,
  ),
  TRANSLATOR_KEY: z.string().regex(/^[\x21-\x7e]{1,300}$/, 'a key without spaces'),
  TRANSLATOR_MODEL: z.string().max(200, 'the name of a model'),
  TRANSLATOR_MONTHLY_CHARACTERS: z
    .string()
    .regex(/^\d{1,12}$/, 'a whole number of characters')
    .transform(Number),
  SAMPLE_DATA: onOff,
  OFFLINE: onOff,
  PICTURES_AHEAD: onOff,
  ACCESS_LOG: onOff,
  LOG_LEVEL: z.enum(
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    'trace, debug, info, warn, error, fatal or silent',
  ),
} as const;

/** What never appears in an error or a log: secrets, and addresses that carry a password. */
export const confidential: ReadonlySet<string> = new Set<VariableName>([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SESSION_SECRET',
  'CODE_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SANDBOX_SECRET_KEY',
  'SANDBOX_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'SMTP_URL',
  'SMS_URL',
  'MAIL_EVENTS_SECRET',
  'WALLET_PASSPHRASE',
  'TRANSLATOR_KEY',
]);

export type VariableName = keyof typeof variables;

/** What was set, in its proper type; a variable that is unset or empty is missing. */
export type Values = { readonly [Name in VariableName]?: z.output<(typeof variables)[Name]> | undefined };
