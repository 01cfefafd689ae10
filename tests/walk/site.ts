import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

import type { Deps } from '#src/actions/deps.ts';
import { paymentProviders } from '#src/payments/payments.ts';
import { buildApp } from '#src/server/app.ts';
import { csrfAllows, csrfTokenRoute } from '#src/server/csrf.ts';
import type { SiteSettings } from '#src/server/doorway.ts';
import { googleReturn } from '#src/server/google-return.ts';
import { showcaseHosts } from '#src/server/hosts.ts';
import { systemIds } from '#src/server/ids.ts';
import type { Renderer } from '#src/server/renderer.ts';
import { callerOf, setCookies, setSession } from '#src/server/session-cookies.ts';
import { stockShop } from '#src/server/stock-shop.ts';
import { renderMail, writeData, writeReceipt, writeVoucher } from '#src/jobs/mails/entry-mails.tsx';
import { renderPage } from '#src/web/entry-server.tsx';
import { openTestDatabase, type TestDatabase } from '../database.ts';
import { testSite } from '../site.ts';

export type LogLine = Readonly<Record<string, unknown>>;

export type WholeSite = {
  readonly server: FastifyInstance;
  readonly site: SiteSettings;
  readonly deps: Deps;
  readonly database: TestDatabase;
  /** What the server has logged, as objects. */
  readonly logged: LogLine[];
  readonly close: () => Promise<void>;
};

/** The pages' own renderer without a build: the test runner has compiled the sources. */
const sources: Renderer = {
  renderPage,
  renderMail,
  writeVoucher,
  writeReceipt,
  writeData,
  assetsOf: () => ({ styles: [], scripts: [], entry: '/assets/entry.js' }),
  attach: async () => undefined,
  close: async () => undefined,
};

/** The whole site with its catalogue and all hosts of a showcase, to be asked by injection; nobody pays here. */
export async function openWholeSite(changes: Partial<SiteSettings> = {}): Promise<WholeSite> {
  const database = await openTestDatabase();
  const hosts = showcaseHosts('http://localhost:3000');
  const site: SiteSettings = { ...testSite, hosts, demonstration: true, ...changes };
  const logged: LogLine[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const deps: Deps = {
    db: database.db,
    clock: Date.now,
    ids: systemIds,
    payments: paymentProviders.sandbox({
      secretKey: 'unused',
      webhookSecrets: ['unused'],
      apiOrigin: 'http://127.0.0.1:9',
    }),
    secrets: { session: site.cookieKeys[0], code: 'c'.repeat(32), voucher: 'v'.repeat(32) },
    originOf: (host) => (site.hosts.find((row) => row.host === host) ?? site.hosts[0]).origin,
    experiments: [],
    sampleData: true,
    log,
  };
  await stockShop(deps, () => undefined);
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
    keepPages: true,
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
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}
