import { hkdfSync } from 'node:crypto';

import closeWithGrace from 'close-with-grace';
import { pino, type Logger } from 'pino';

import { openCatalogue } from '#src/actions/content/open-catalogue.ts';
import { forgetCatalogue } from '#src/actions/content/forget-catalogue.ts';
import type { Deps } from '#src/actions/deps.ts';
import { startWorker } from '#src/jobs/worker.ts';
import { paymentProviders } from '#src/payments/payments.ts';
import { buildApp } from '#src/server/app.ts';
import { csrfAllows, csrfTokenRoute } from '#src/server/csrf.ts';
import { openDatabase } from '#src/server/database.ts';
import type { Environment } from '#src/server/env.ts';
import { secretsOf, type Secrets } from '#src/server/env-secrets.ts';
import { systemIds } from '#src/server/ids.ts';
import { openPictures } from '#src/server/pictures.ts';
import { openRenderer } from '#src/server/renderer.ts';
import { startSandboxProcess } from '#src/server/sandbox-process.ts';
import { sendersFor } from '#src/server/senders.ts';
import { callerOf, setSession } from '#src/server/session-cookies.ts';
import { readSiteSettings } from '#src/server/site-settings.ts';
import { stockShop } from '#src/server/stock-shop.ts';
import { voucherFiles } from '#src/server/voucher-files.ts';
import { listen } from '#src/store/db-listen.ts';
import { outboxChannel } from '#src/store/outbox.store.ts';

type Closing = { readonly what: string; readonly close: () => Promise<void> };

/** Starts everything in order, each step saying what it does, and stops it in the reverse order. */
export async function run(environment: Environment): Promise<void> {
  const open: Closing[] = [];
  const say = (line: string): void => console.log(`  ${line}`);
  const closeAll = async (): Promise<void> => {
    for (const { what, close } of open.toReversed()) await close().catch((fault: unknown) => console.error(`closing ${what} failed`, fault));
  };
  try {
    const address = await start(environment, open, say);
    console.log(`  ready: ${address}`);
  } catch (fault) {
    await closeAll();
    throw fault;
  }
  closeWithGrace({ delay: 15_000 }, async ({ err }) => {
    if (err !== undefined) console.error(err);
    await closeAll();
  });
}

async function start(environment: Environment, open: Closing[], say: (line: string) => void): Promise<string> {
  const log = loggerFor(environment);
  const site = await readSiteSettings(environment);
  const secrets = secretsOf(environment);
  say('opening the database');
  const database = await openDatabase(environment, say);
  open.push({ what: 'the database', close: database.close });
  const deps = depsFor(environment, secrets, database.db, log);
  await stockShop(deps, say);
  const renderer = await openRenderer(environment.mode);
  open.push({ what: 'the renderer', close: renderer.close });
  const pictures = openPictures(deps, environment.dataDir);
  open.push({ what: 'the painter', close: pictures.close });

  const https = environment.site.origin.startsWith('https:');
  const cookies = { https, cookieKeys: secrets.session };
  const csrf = { origins: [environment.site.origin], key: secrets.session[0], https };
  const whoCalls = callerOf(deps, cookies);
  const app = await buildApp({
    deps,
    site,
    renderer,
    callerOf: whoCalls,
    csrfAllows: csrfAllows(csrf),
    setSession: setSession(cookies),
    log,
    trustProxy: environment.trustProxy,
    keepPages: environment.mode !== 'development',
    parts: [pictures.route, (server) => csrfTokenRoute(server, csrf), (server) => voucherFiles(server, deps, whoCalls, { brand: site.brand, writeVoucher: renderer.writeVoucher })],
  });
  open.push({ what: 'the server', close: async () => app.server.close() });
  const onNotice = (): void => {
    forgetCatalogue(deps.db);
    app.forgetPages();
  };
  const notices = listen({ url: database.directUrl, channel: 'catalogue', onNotice });
  open.push({ what: 'the listener', close: notices.close });
  if (environment.payments.provider === 'sandbox') {
    const sandbox = await startSandboxProcess(environment, environment.payments, secrets);
    open.push({ what: 'the payment sandbox', close: sandbox.stop });
  }
  await openCatalogue(deps);
  await app.server.listen({ port: environment.port, host: environment.host });
  const worker = startWorker(deps, sendersFor(environment, deps, site, renderer.renderMail));
  open.push({ what: 'the worker', close: worker.stop });
  const letters = listen({ url: database.directUrl, channel: outboxChannel, onNotice: worker.wake });
  open.push({ what: "the outbox's listener", close: letters.close });
  pictures.warmUp().catch((fault: unknown) => log.error({ err: fault }, 'pictures not warmed'));
  return environment.site.origin;
}

function depsFor(environment: Environment, secrets: Secrets, db: Deps['db'], log: Logger): Deps {
  return {
    db,
    clock: Date.now,
    ids: systemIds,
    payments: providerFor(environment, secrets),
    secrets: { session: secrets.session[0], code: secrets.code, voucher: derived(secrets.session[0], 'voucher') },
    origin: environment.site.origin,
    sampleData: environment.sampleData,
    log,
  };
}

function providerFor({ payments }: Environment, secrets: Secrets): Deps['payments'] {
  if (payments.provider === 'stripe') return paymentProviders.stripe({ secretKey: payments.secretKey, webhookSecrets: [payments.webhookSecret] });
  return paymentProviders.sandbox({ secretKey: secrets.sandboxKey, webhookSecrets: [secrets.sandboxWebhook], apiOrigin: `http://127.0.0.1:${payments.port}` });
}

/** A key of its own for each purpose, from one secret. */
function derived(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `meander ${purpose}`, 32)).toString('base64url');
}

/** In production everything at the level asked; on a screen only what needs a person. */
function loggerFor(environment: Environment): Logger {
  const level = environment.mode === 'production' || environment.logLevel !== 'info' ? environment.logLevel : 'warn';
  return pino({ level, redact: ['req.headers.cookie', 'req.headers.authorization', '*.code', '*.phone', '*.email'] });
}
