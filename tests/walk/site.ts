import { fileURLToPath } from 'node:url';

import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

import { openCaches } from '#src/actions/open-caches.ts';
import type { Deps } from '#src/actions/deps.ts';
import { sampleSupplierGateway } from '#src/domain/suppliers/supplier-gateway.ts';
import { sandboxPayment } from '#src/adapters/payments/sandbox.payment.ts';
import { buildApp } from '#src/server/app.ts';
import { csrfAllows, csrfTokenRoute } from '#src/server/cookies/csrf.ts';
import type { SiteSettings } from '#src/server/context/request-context.ts';
import { googleReturn } from '#src/server/forms/google-return.ts';
import { showcaseHosts } from '#src/server/context/hosts.ts';
import { systemIds } from '#src/server/config/ids.ts';
import type { Renderer } from '#src/server/pages/renderer.ts';
import { callerOf, setCookies, setSession } from '#src/server/cookies/session-cookies.ts';
import { catalogueFolder, stockShop } from '#src/server/database/stock-shop.ts';
import { renderMail, writeData, writeReceipt, writeVoucher } from '#src/jobs/entry-emails.tsx';
import { renderPage } from '#src/web/entry-server.tsx';
import { card, startDryRun } from '#sandbox/payments/dry-run.ts';
import { openFilledDatabase, type TestDatabase } from '../database.ts';
import { testSite } from '../site.ts';

/** The code that stocks a shop; that it is more than that only makes the shop be stocked again. */
const sourceFolder = fileURLToPath(new URL('../../src', import.meta.url));

export type LogLine = Readonly<Record<string, unknown>>;

export type WholeSite = {
  readonly server: FastifyInstance;
  readonly site: SiteSettings;
  readonly deps: Deps;
  readonly database: TestDatabase;
  /** What the server has logged, as objects. */
  readonly logged: LogLine[];
  /** Sends a card to the provider's page, as a buyer's browser does. */
  readonly payOnPage: (page: string, number: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

/** The pages' own renderer without a build: the test runner has compiled the sources. */
const sources: Renderer = {
  renderPage,
  renderMail,
  writeVoucher,
  writeReceipt,
  writeData,
  assetsOf: () => ({ styles: [], fonts: [], scripts: [], entry: '/assets/entry.js' }),
  attach: async () => undefined,
  close: async () => undefined,
};

/** Opens the whole site with its catalog and all hosts of a showcase, for injected requests. */
export async function openWholeSite(changes: Partial<SiteSettings> = {}): Promise<WholeSite> {
  const stage = await startDryRun(sandboxPayment);
  const hosts = showcaseHosts('http://localhost:3000');
  const site: SiteSettings = { ...testSite, hosts, demonstration: true, ...changes };
  const logged: LogLine[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const plain: Omit<Deps, 'db' | 'caches'> = {
    clock: Date.now,
    ids: systemIds,
    payments: stage.provider,
    secrets: { session: site.cookieKeys[0], code: 'c'.repeat(32), voucher: 'v'.repeat(32) },
    originOf: (host) => (site.hosts.find((row) => row.host === host) ?? site.hosts[0]).origin,
    marketOf: (host) => (site.hosts.find((row) => row.host === host) ?? site.hosts[0]).market,
    experiments: [],
    sampleData: true,
    supplier: sampleSupplierGateway,
    ...(site.developerPages ? { developer: true as const } : {}),
    log,
  };
  const database = await openFilledDatabase([catalogueFolder, sourceFolder], (db) =>
    stockShop({ ...plain, db, caches: openCaches() }, () => undefined),
  );
  const deps: Deps = { ...plain, db: database.db, caches: openCaches() };
  const cookies = { https: false, cookieKeys: site.cookieKeys };
  const csrf = { site, key: site.cookieKeys[0], https: false };
  const { server } = await buildApp({
    deps,
    site,
    renderer: sources,
    callerOf: callerOf(deps, cookies),
    csrfAllows: csrfAllows(csrf),
    setSession: setSession(cookies),
    setCookies: setCookies(cookies),
    log,
    trustProxy: false,
    cachePages: true,
    parts: [
      (app) => csrfTokenRoute(app, csrf),
      (app) => googleReturn(app, deps, callerOf(deps, cookies), { ...cookies, site }),
    ],
  });
  return {
    server,
    site,
    deps,
    database,
    logged,
    payOnPage: (page, number) => stage.post(page, card(number)),
    close: async () => {
      await server.close();
      await stage.close();
      await database.close();
    },
  };
}
