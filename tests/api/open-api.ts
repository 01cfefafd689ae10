import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

import { openCaches } from '#src/actions/open-caches.ts';
import type { Deps } from '#src/actions/deps.ts';
import { stockTerms } from '#src/actions/content/terms/stock-terms.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { sampleSupplierGateway } from '#src/domain/suppliers/supplier-gateway.ts';
import type { HostTable } from '#src/domain/site/hosts.ts';
import { sandboxPayment } from '#src/adapters/payments/sandbox.payment.ts';
import { buildApp } from '#src/server/app.ts';
import { csrfAllows, csrfTokenRoute } from '#src/server/cookies/csrf.ts';
import { googleReturn } from '#src/server/forms/google-return.ts';
import { systemIds } from '#src/server/config/ids.ts';
import type { Renderer } from '#src/server/pages/renderer.ts';
import { callerOf, setCookies, setSession } from '#src/server/cookies/session-cookies.ts';
import { card, startDryRun } from '#sandbox/payments/dry-run.ts';
import type { Db } from '#src/store/shared/database/db.ts';
import { openTestDatabase } from '../database.ts';
import { originOf, testSite } from '../site.ts';

/** A line of the log at level error: what a test of refusals must never leave behind. */
export type Fault = Record<string, unknown>;

export type Api = {
  readonly server: FastifyInstance;
  readonly deps: Deps;
  readonly faults: readonly Fault[];
  /** Sends a card to the provider's page, as a buyer's browser does. */
  readonly payOnPage: (page: string, number: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

const catalogue = fileURLToPath(new URL('../../catalogue', import.meta.url));

/** Draws nothing: these tests call the API and what runs beside it. */
const noPages: Renderer = {
  renderPage: async () => ({ kind: 'page', status: 200, page: null, html: Buffer.from('<!doctype html>') }),
  renderMail: async () => {
    throw new Error('no mail is written here');
  },
  writeVoucher: async () => {
    throw new Error('no voucher is written here');
  },
  writeReceipt: async () => {
    throw new Error('no receipt is written here');
  },
  writeData: async () => {
    throw new Error('no copy is written here');
  },
  assetsOf: () => ({ styles: [], fonts: [], scripts: [], entry: '/entry.js' }),
  attach: async () => undefined,
  close: async () => undefined,
};

/**
 * `isStocked`: with something on sale. `logLevel`: the level from which `faults` stores lines. `proxy`: the proxy in
 * front of us.
 */
export type ApiChoice = {
  readonly isStocked?: boolean;
  readonly logLevel?: 'info' | 'error';
  readonly experiments?: Deps['experiments'];
  readonly identity?: Deps['identity'];
  readonly hosts?: HostTable;
  readonly strictHosts?: boolean;
  readonly proxy?: { readonly address: string; readonly countryHeader: string };
  /** Wraps the server's database. */
  readonly watch?: (db: Db) => Db;
};

/**
 * Opens the whole server with two destinations on sale, on its own database; nothing listens, requests are injected.
 */
export async function openApi({
  isStocked = true,
  logLevel = 'error',
  experiments = [],
  identity,
  hosts = testSite.hosts,
  strictHosts = false,
  proxy,
  watch = (db) => db,
}: ApiChoice = {}): Promise<Api> {
  const database = await openTestDatabase();
  const stage = await startDryRun(sandboxPayment);
  const faults: Fault[] = [];
  const log = pino({ level: logLevel }, { write: (line) => void faults.push(JSON.parse(line)) });
  const deps: Deps = {
    db: watch(database.db),
    caches: openCaches(),
    clock: Date.now,
    ids: systemIds,
    payments: stage.provider,
    ...(identity === undefined ? {} : { identity }),
    secrets: { session: testSite.cookieKeys[0], code: 'a secret of codes', voucher: 'a secret of vouchers' },
    originOf,
    marketOf: () => 'global',
    experiments,
    sampleData: true,
    supplier: sampleSupplierGateway,
    developer: true,
    log,
  };
  if (isStocked) await seed(deps);
  const cookies = { https: false, cookieKeys: testSite.cookieKeys };
  const site = { ...testSite, hosts, strictHosts };
  const csrf = { site, key: testSite.cookieKeys[0], https: false };
  const whoCalls = callerOf(deps, { ...cookies, countryHeader: proxy?.countryHeader });
  const { server } = await buildApp({
    deps,
    site,
    renderer: noPages,
    callerOf: whoCalls,
    csrfAllows: csrfAllows(csrf),
    setSession: setSession(cookies),
    setCookies: setCookies(cookies),
    log,
    trustProxy: proxy === undefined ? false : [proxy.address],
    cachePages: false,
    parts: [
      // As parts of the real server do: what is awaited begins to boot what was registered before it.
      async (app) => {
        await app.register(async () => undefined);
      },
      (app) => csrfTokenRoute(app, csrf),
      (app) => googleReturn(app, deps, whoCalls, { ...cookies, site }),
    ],
  });
  return {
    server,
    deps,
    faults,
    payOnPage: (page, number) => stage.post(page, card(number)),
    close: async () => {
      await server.close();
      await stage.close();
      await database.close();
    },
  };
}

async function seed(deps: Deps): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'meander-api-'));
  await mkdir(join(folder, 'destinations'));
  await cp(join(catalogue, 'rates.json'), join(folder, 'rates.json'));
  await cp(join(catalogue, 'places/categories.json'), join(folder, 'places/categories.json'));
  for (const city of ['paris', 'hong-kong'])
    for (const name of [`destinations/${city}`, `places/${city}.json`])
      await cp(join(catalogue, name), join(folder, name), { recursive: true });
  await batch(folder, 'programs/evenings-on-the-water.json', 'products');
  await batch(folder, 'themes/cities-from-above.json', 'items');
  await cp(join(catalogue, 'value-packs/hong-kong-peak-and-harbour.json'), join(folder, 'value-packs/303.json'));
  await cp(join(catalogue, 'referral'), join(folder, 'referral'), { recursive: true });
  await cp(join(catalogue, 'rail'), join(folder, 'rail'), { recursive: true });
  await phoneCoupon(folder, 'phone-coupons/ocean-bank.json');
  await seedCatalogue(deps, folder);
  await stockTerms(deps, catalogue, { onlyNew: true });
  await rm(folder, { recursive: true });
}

const onSale = await productIds(['paris', 'hong-kong']);

/** Adds a program or theme of the real catalog, of some of what is on sale here. */
async function batch(folder: string, name: string, list: 'products' | 'items'): Promise<void> {
  const whole: Record<string, unknown> = JSON.parse(await readFile(join(catalogue, name), 'utf8'));
  await mkdir(dirname(join(folder, name)));
  await writeFile(join(folder, name), JSON.stringify({ ...whole, [list]: onSale.slice(0, 4) }));
}

/** Adds a partner's coupon of the real catalog, which recommends something of what is on sale here. */
async function phoneCoupon(folder: string, name: string): Promise<void> {
  const whole: { definition: object } = JSON.parse(await readFile(join(catalogue, name), 'utf8'));
  await mkdir(dirname(join(folder, name)));
  const definition = { ...whole.definition, recommended: onSale.slice(0, 1) };
  await writeFile(join(folder, name), JSON.stringify({ ...whole, definition }));
}

async function productIds(cities: readonly string[]): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const city of cities)
    for (const name of await readdir(join(catalogue, 'destinations', city))) {
      const { id }: { id?: number } = JSON.parse(await readFile(join(catalogue, 'destinations', city, name), 'utf8'));
      if (id !== undefined && name !== 'destination.json') ids.push(id);
    }
  return ids;
}

/** What a browser of ours sends with everything. */
export const ownHeaders = { host: 'localhost:3000', 'sec-fetch-site': 'same-origin' } as const;

/** Returns the content of `Set-Cookie` headers as a browser sends them back. */
export function jarOf(setCookie: string | readonly string[] | undefined): string {
  const lines = typeof setCookie === 'string' ? [setCookie] : (setCookie ?? []);
  return lines.map((line) => line.split(';', 1)[0]).join('; ');
}

/** Returns a visitor's cookies with a token for changes. */
export async function newVisitor(
  server: FastifyInstance,
): Promise<{ readonly cookie: string; readonly token: string }> {
  const reply = await server.inject({ url: '/v1/gatewaysrv/csrftoken', headers: ownHeaders });
  return {
    cookie: jarOf(reply.headers['set-cookie']),
    token: reply.json<{ result: { token: string } }>().result.token,
  };
}
