import { z } from 'zod';
import type { SaleDays } from '#src/domain/catalogue/sale-horizon.ts';
import type { MethodId } from '#src/domain/checkout/payment/payment-methods.ts';
import { translationOf, translationRules, type TranslationSettings } from '#src/server/config/env-translation.ts';
import type { Values } from '#src/server/config/env-variables.ts';
import { confidential, variables } from '#src/server/config/env-variables.ts';

export type Mode = 'showcase' | 'production' | 'development';

/** Everything that the surroundings decide, settled once at the start; see `.env.example` for each variable. */
export type Environment = {
  readonly mode: Mode;
  readonly host: string;
  /** A showcase that others may see, its codes and mails included. */
  readonly showcasePublic: boolean;
  readonly port: number;
  /** RU-4: whether a cookie or header may name another of our hosts to look at. */
  readonly allowHostOverride: boolean;
  readonly country: {
    /** The header in which a proxy that we trust names the visitor's country; undefined when none does. */
    readonly countryHeader: string | undefined;
    /** The country of a showcase's visitors who have not chosen one; null: unknown. Undefined outside a showcase. */
    readonly showcaseCountry: string | null | undefined;
  };
  readonly site: {
    readonly origin: string;
    readonly brand: string | undefined;
    /** Path of the site configuration: hosts, logo, colours, contacts. */
    readonly configFile: string | undefined;
  };
  readonly dataDir: string;
  /** Undefined: the embedded PostgreSQL in the data folder. */
  readonly database: { readonly url: string; readonly directUrl: string; readonly pooled: boolean } | undefined;
  readonly databasePoolMax: number;
  readonly prepareStatements: boolean;
  readonly payments: Payments;
  /** What the shop is called in the records of its payment account. */
  readonly paymentsShop: string;
  /** The external identity provider; undefined: none. */
  readonly identity: Identity | undefined;
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** What the mail service signs its bounce events with. */
  readonly mailEventsSecrets: readonly string[];
  readonly smsUrl: string | undefined;
  /** Where the certificates of wallet passes lie; undefined: there are none. */
  readonly wallet: { readonly folder: string; readonly passphrase: string | undefined } | undefined;
  readonly ratesUrl: string | undefined;
  /** Where rates come from of currencies that the first address does not have. */
  readonly ratesExtraUrl: string | undefined;
  /** How many days ahead what is sold; undefined: a year. */
  readonly saleDays: SaleDays | undefined;
  readonly translation: TranslationSettings | undefined;
  /** Those that were set; `secretsOf` supplies the rest. */
  readonly givenSecrets: GivenSecrets;
  readonly sampleData: boolean;
  /** Whether browsers install a service worker for offline use; false removes it with all that it cached. */
  readonly offline: boolean;
  /** Whether pictures are painted before they are requested. */
  readonly picturesAhead: boolean;
  readonly logLevel: string;
  /** A line about every request, without secrets. */
  readonly accessLog: boolean;
  readonly trustProxy: false | number | readonly string[];
  /** How long a process that is shutting down continues to serve, so that a load balancer stops sending requests. */
  readonly drainSeconds: number;
};

export type Payments =
  | { readonly provider: 'sandbox'; readonly port: number; readonly origin: string }
  | {
      readonly provider: 'stripe';
      readonly secretKey: string;
      /** The first is the one in use, all are accepted. */
      readonly webhookSecrets: readonly string[];
      readonly methods: readonly MethodId[];
    };

export type Identity =
  | { readonly provider: 'google'; readonly issuer: string; readonly clientId: string; readonly clientSecret: string }
  | { readonly provider: 'sandbox'; readonly port: number; readonly origin: string };

export type GivenSecrets = {
  readonly session: readonly string[] | undefined;
  readonly code: readonly string[] | undefined;
  readonly sandboxKey: string | undefined;
  readonly sandboxWebhook: readonly string[] | undefined;
};

export type ReadEnvironment =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly faults: readonly string[] };

const defaultPort = 3000;
const schema = z.object(variables).partial();

/** The names of all variables that are read. */
export const variableNames: readonly string[] = Object.keys(variables);

/**
 * Reads the environment by the rules of RU-30, or reports all issues at once: the variable, what was found (a secret's
 * value never) and what is expected. An empty variable counts as unset.
 */
export function readEnvironment(vars: Readonly<Record<string, string | undefined>>): ReadEnvironment {
  const found = Object.fromEntries(
    variableNames.flatMap((name) => (vars[name]?.trim() ? [[name, vars[name].trim()] as const] : [])),
  );
  const read = schema.safeParse(found);
  const misformed = read.success ? [] : read.error.issues.map((issue) => describe(issue, found));
  // The rules between variables are checked on the well-formed ones, so that all issues are in one list.
  const values: Values = read.success ? read.data : wellFormed(found);
  const set: ReadonlySet<string> = new Set(Object.keys(found));
  const mode = modeOf(values);
  const faults = [...misformed, ...rules(values, set, mode)];
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, environment: settle(values, mode) };
}

function describe(issue: z.core.$ZodIssue, found: Readonly<Record<string, string>>): string {
  const name = String(issue.path[0]);
  const value = found[name] ?? '';
  const shown = confidential.has(name) ? `a value of ${value.length} characters` : JSON.stringify(value);
  return `${name}: found ${shown}, expected ${issue.message}.`;
}

function wellFormed(found: Readonly<Record<string, string>>): Values {
  const each = Object.entries(found).flatMap(([name, value]) => {
    const one = schema.safeParse({ [name]: value });
    return one.success ? [one.data] : [];
  });
  return Object.assign({}, ...each);
}

function modeOf(values: Values): Mode {
  return values.MODE ?? (values.SITE_ORIGIN === undefined ? 'showcase' : 'production');
}

function providerOf(values: Values, mode: Mode): Payments['provider'] {
  if (values.PAYMENTS) return values.PAYMENTS;
  if (mode === 'showcase') return 'sandbox';
  return mode === 'production' || values.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox';
}

/** The rules that tie variables to the mode and to each other; `set` holds also those of a wrong form. */
function rules(values: Values, set: ReadonlySet<string>, mode: Mode): readonly string[] {
  const missing = (name: string, why: string) => (set.has(name) ? [] : [`${name}: found nothing, expected ${why}.`]);
  const faults = [...paymentRules(values, set, mode), ...translationRules(values, set)];
  if (set.has('DATABASE_DIRECT_URL'))
    faults.push(...missing('DATABASE_URL', 'the address behind which DATABASE_DIRECT_URL lies'));
  if (set.has('GOOGLE_CLIENT_ID') || set.has('GOOGLE_CLIENT_SECRET')) {
    faults.push(
      ...missing('GOOGLE_CLIENT_ID', 'the id that belongs to GOOGLE_CLIENT_SECRET'),
      ...missing('GOOGLE_CLIENT_SECRET', 'the secret that belongs to GOOGLE_CLIENT_ID'),
    );
  }
  if (set.has('RATES_EXTRA_URL'))
    faults.push(...missing('RATES_URL', 'the address whose rates RATES_EXTRA_URL adds to'));
  if (set.has('SMTP_URL'))
    faults.push(...missing('MAIL_FROM', 'the address that mails come from, since SMTP_URL is set'));
  if (mode === 'showcase' && values.HOST && !isLoopback(values.HOST) && !values.SHOWCASE_PUBLIC) {
    faults.push(
      `HOST: found ${JSON.stringify(values.HOST)}, expected an address of this machine alone (127.0.0.1): without SITE_ORIGIN this is a showcase, whose sign-in codes anyone can read. Set SHOWCASE_PUBLIC=yes to show it to others all the same.`,
    );
  }
  if (mode !== 'production') return faults;
  faults.push(...missing('SITE_ORIGIN', 'the origin of the site, e.g. https://www.example.com, in production'));
  if (values.SITE_ORIGIN?.startsWith('http:') && !isLoopback(new URL(values.SITE_ORIGIN).hostname)) {
    faults.push(`SITE_ORIGIN: found ${JSON.stringify(values.SITE_ORIGIN)}, expected https in production.`);
  }
  faults.push(...missing('SESSION_SECRET', 'at least 32 random characters in production'));
  faults.push(...missing('CODE_SECRET', 'at least 32 random characters in production'));
  faults.push(...missing('SMTP_URL', 'the server that sends mails, since vouchers go by mail, in production'));
  return faults;
}

function paymentRules(values: Values, set: ReadonlySet<string>, mode: Mode): readonly string[] {
  const missing = (name: string, why: string) => (set.has(name) ? [] : [`${name}: found nothing, expected ${why}.`]);
  const live = /_live_/.test(values.STRIPE_SECRET_KEY ?? '');
  if (mode === 'showcase' && values.PAYMENTS === 'stripe') {
    return ['PAYMENTS: found "stripe", expected sandbox: a showcase takes no money.'];
  }
  if (mode === 'development' && live) {
    return [
      'STRIPE_SECRET_KEY: found a live key, expected a test key (sk_test_, rk_test_): development takes no money.',
    ];
  }
  if (providerOf(values, mode) === 'stripe') {
    const choice = 'or PAYMENTS=sandbox to take no money';
    const faults = [
      ...missing('STRIPE_SECRET_KEY', `the key of the payment account, ${choice}`),
      ...missing('STRIPE_WEBHOOK_SECRET', `the secret of the payment account's webhook, ${choice}`),
    ];
    const test = mode === 'production' && values.STRIPE_SECRET_KEY !== undefined && !live;
    return test
      ? [...faults, `STRIPE_SECRET_KEY: found a test key, expected a live one in production, ${choice}.`]
      : faults;
  }
  const faults =
    values.SANDBOX_PORT && values.SANDBOX_PORT === (values.PORT ?? defaultPort)
      ? [`SANDBOX_PORT: found "${values.SANDBOX_PORT}", expected another port than the site's own.`]
      : [];
  if (mode !== 'production') return faults;
  return [
    ...faults,
    ...missing('SANDBOX_ORIGIN', 'the origin of the payment sandbox, since PAYMENTS=sandbox'),
    ...missing('SANDBOX_SECRET_KEY', 'at least 32 random characters, since PAYMENTS=sandbox'),
    ...missing('SANDBOX_WEBHOOK_SECRET', 'at least 32 random characters, since PAYMENTS=sandbox'),
  ];
}

/** Returns whether a host name or address, IPv6 with or without brackets, can only mean this machine itself. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);
}

function settle(values: Values, mode: Mode): Environment {
  const port = values.PORT ?? defaultPort;
  const origin = values.SITE_ORIGIN ?? `http://localhost:${port}`;
  return {
    mode,
    host: values.HOST ?? '127.0.0.1',
    showcasePublic: values.SHOWCASE_PUBLIC ?? false,
    port,
    allowHostOverride: values.ALLOW_HOST_OVERRIDE ?? mode !== 'production',
    country: {
      countryHeader: values.COUNTRY_HEADER,
      showcaseCountry: mode === 'showcase' ? (values.SHOWCASE_COUNTRY ?? null) : undefined,
    },
    site: {
      origin,
      brand: values.SITE_BRAND,
      configFile: values.SITE_CONFIG,
    },
    dataDir: values.DATA_DIR ?? '.data',
    database: databaseOf(values),
    databasePoolMax: values.DATABASE_POOL_MAX ?? 20,
    prepareStatements: values.DB_PREPARE ?? true,
    payments: paymentsOf(values, mode, port),
    paymentsShop: values.PAYMENTS_SHOP ?? new URL(origin).host,
    identity: identityOf(values, mode, port),
    mail: values.SMTP_URL && values.MAIL_FROM ? { url: values.SMTP_URL, from: values.MAIL_FROM } : undefined,
    mailEventsSecrets: values.MAIL_EVENTS_SECRET ?? [],
    smsUrl: values.SMS_URL,
    wallet: values.WALLET_FOLDER ? { folder: values.WALLET_FOLDER, passphrase: values.WALLET_PASSPHRASE } : undefined,
    ratesUrl: values.RATES_URL,
    ratesExtraUrl: values.RATES_EXTRA_URL,
    saleDays: values.SALE_DAYS,
    translation: translationOf(values),
    givenSecrets: {
      session: values.SESSION_SECRET,
      code: values.CODE_SECRET,
      sandboxKey: values.SANDBOX_SECRET_KEY,
      sandboxWebhook: values.SANDBOX_WEBHOOK_SECRET,
    },
    sampleData: values.SAMPLE_DATA ?? true,
    // During development, files change under the same name, so nothing may be cached.
    offline: (values.OFFLINE ?? true) && mode !== 'development',
    picturesAhead: values.PICTURES_AHEAD ?? true,
    logLevel: values.LOG_LEVEL ?? 'info',
    accessLog: values.ACCESS_LOG ?? false,
    trustProxy: values.TRUST_PROXY ?? false,
    // Without a proxy in front there is nothing that has to notice.
    drainSeconds: values.DRAIN_SECONDS ?? (mode === 'production' && (values.TRUST_PROXY ?? false) !== false ? 5 : 0),
  };
}

/** A direct address beside the other says that the other is a pooler. */
function databaseOf(values: Values): Environment['database'] {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = values;
  if (!url) return undefined;
  return { url, directUrl: directUrl ?? url, pooled: directUrl !== undefined && directUrl !== url };
}

function paymentsOf(values: Values, mode: Mode, port: number): Payments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = values;
  if (providerOf(values, mode) === 'stripe' && secretKey && webhookSecrets) {
    return { provider: 'stripe', secretKey, webhookSecrets, methods: values.STRIPE_METHODS ?? ['card'] };
  }
  const own = values.SANDBOX_PORT ?? portBeside(port);
  return { provider: 'sandbox', port: own, origin: values.SANDBOX_ORIGIN ?? `http://pay.localhost:${own}` };
}

/** Google where its keys are set; a demonstration has its own provider, two ports on, when that is known beforehand. */
function identityOf(values: Values, mode: Mode, port: number): Environment['identity'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (clientId && clientSecret)
    return {
      provider: 'google',
      issuer: values.GOOGLE_ISSUER ?? 'https://accounts.google.com',
      clientId,
      clientSecret,
    };
  const own = values.IDENTITY_PORT ?? (port === 0 || port > 65_533 ? 0 : port + 2);
  if (mode === 'production' || own === 0) return undefined;
  return { provider: 'sandbox', port: own, origin: values.IDENTITY_ORIGIN ?? `http://id.localhost:${own}` };
}

function portBeside(port: number): number {
  if (port === 0) return 0;
  return port < 65_535 ? port + 1 : port - 1;
}
