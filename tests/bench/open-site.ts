import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

import { openCaches } from '#src/actions/open-caches.ts';
import type { Deps } from '#src/actions/deps.ts';
import { sampleSupplierGateway } from '#src/domain/suppliers/supplier-gateway.ts';
import { paymentProviders } from '#src/adapters/payments/payments.ts';
import { buildApp } from '#src/server/app.ts';
import { openDatabase } from '#src/server/database/database.ts';
import { readEnvironment } from '#src/server/config/env.ts';
import { systemIds } from '#src/server/config/ids.ts';
import { openRenderer } from '#src/server/pages/renderer.ts';
import { callerOf, setCookies, setSession } from '#src/server/cookies/session-cookies.ts';
import { readSiteSettings } from '#src/server/config/site-settings.ts';
import { stockShop } from '#src/server/database/stock-shop.ts';
import type { Database } from '#src/store/shared/database/db.ts';
import type { RenderInput } from '#src/web/entry-server.tsx';

export type Site = {
  readonly databaseUrl: string;
  readonly db: Database;
  /** Shows every page fresh. */
  readonly fresh: FastifyInstance;
  /** Caches pages, as in production. */
  readonly keeping: FastifyInstance;
  /** What the last page was made from. */
  readonly lastInput: () => RenderInput;
  readonly close: () => Promise<void>;
};

/** Opens the shop as delivered, with its catalog, on its own database; no painter, no payment sandbox, no worker. */
export async function openSite(dataDir: string, say: (line: string) => void): Promise<Site> {
  const read = readEnvironment({ MODE: 'showcase', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  if (!read.ok) throw new Error(read.faults.join('\n'));
  const { environment } = read;
  const site = await readSiteSettings(environment, { session: ['a session secret for the bench only'] });
  const database = await openDatabase(environment, say);
  const log = pino({ level: environment.logLevel });
  const deps = depsFor(database.db, environment.site.origin, log);
  await stockShop(deps, say);
  const renderer = await openRenderer(environment.mode);
  let last: RenderInput | null = null;
  const watched = {
    ...renderer,
    renderPage: (input: RenderInput) => {
      last = input;
      return renderer.renderPage(input);
    },
  };
  const cookies = { https: false, cookieKeys: [deps.secrets.session] };
  const settings = {
    deps,
    site,
    log,
    callerOf: callerOf(deps, cookies),
    setSession: setSession(cookies),
    setCookies: setCookies(cookies),
    csrfAllows: () => false,
    trustProxy: false,
    parts: [],
  } as const;
  const fresh = await buildApp({ ...settings, renderer: watched, cachePages: false });
  const keeping = await buildApp({ ...settings, renderer, cachePages: true });
  return {
    databaseUrl: database.directUrl,
    db: database.db,
    fresh: fresh.server,
    keeping: keeping.server,
    lastInput: () => {
      if (last === null) throw new Error('no page was made yet');
      return last;
    },
    close: async () => {
      await fresh.server.close();
      await keeping.server.close();
      await renderer.close();
      await database.close();
    },
  };
}

function depsFor(db: Database, origin: string, log: Deps['log']): Deps {
  return {
    db,
    caches: openCaches(),
    clock: Date.now,
    ids: systemIds,
    // No payment is made here: the provider is never called.
    payments: paymentProviders.sandbox({
      secretKey: 'unused',
      webhookSecrets: ['unused'],
      apiOrigin: 'http://127.0.0.1:9',
    }),
    secrets: {
      session: 'a session secret for the bench only',
      code: 'a code secret for the bench only',
      voucher: 'a voucher secret for the bench only',
    },
    originOf: () => origin,
    marketOf: () => 'global',
    experiments: [],
    sampleData: true,
    supplier: sampleSupplierGateway,
    log,
  };
}
