import { pino } from 'pino';

import { openCaches } from '#src/actions/open-caches.ts';
import type { Deps } from '#src/actions/deps.ts';
import { sampleSupplierGateway } from '#src/domain/suppliers/supplier-gateway.ts';
import { startWorker } from '#src/jobs/worker.ts';
import { mailHandlers } from '#src/jobs/message-handlers.ts';
import type { Message } from '#src/jobs/shared/messages/message.ts';
import { sandboxPayment } from '#src/adapters/payments/sandbox.payment.ts';
import { methodIds } from '#src/domain/checkout/payment/payment-methods.ts';
import { buildApp } from '#src/server/app.ts';
import { systemIds } from '#src/server/config/ids.ts';
import type { Renderer } from '#src/server/pages/renderer.ts';
import { callerOf, setCookies, setSession } from '#src/server/cookies/session-cookies.ts';
import { openDb } from '#src/store/shared/database/db.ts';
import { originOf, testSite } from '../../site.ts';
import { watchedDelivery, withKillPoints, type KillPoint } from './kill-points.ts';

/** The settings that the arena passes to a shop; `dieAt` is where it ends itself, the `nth` time it comes by. */
export type Orders = {
  readonly databaseUrl: string;
  readonly port: number;
  readonly sandboxUrl: string;
  readonly sandboxKey: string;
  readonly webhookSecret: string;
  readonly mailUrl: string;
  readonly dieAt: { readonly point: KillPoint; readonly nth: number } | null;
};

/** Draws nothing: buyers here speak to the API alone. */
const noPages: Renderer = {
  renderPage: async () => ({ kind: 'page', status: 200, page: null, html: Buffer.from('') }),
  renderMail: async () => ({ subject: 'A mail', text: 'A mail', html: '<p>A mail</p>' }),
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

/** The site's API, the provider's events and the worker in one process that can be killed, as `npm start` runs them. */
async function main(orders: Orders): Promise<void> {
  let left = orders.dieAt?.nth ?? 0;
  const reached = (point: KillPoint): void => {
    if (point !== orders.dieAt?.point) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  };
  const log = pino({ level: 'fatal' });
  const bare: Deps = {
    db: openDb({ url: orders.databaseUrl, max: 12, applicationName: 'kill test' }),
    caches: openCaches(),
    clock: Date.now,
    ids: systemIds,
    payments: sandboxPayment({
      secretKey: orders.sandboxKey,
      webhookSecrets: [orders.webhookSecret],
      apiOrigin: orders.sandboxUrl,
      methods: methodIds,
    }),
    secrets: { session: testSite.cookieKeys[0], code: 'code secret', voucher: 'voucher secret' },
    originOf,
    marketOf: () => 'global',
    experiments: [],
    sampleData: true,
    supplier: sampleSupplierGateway,
    log,
  };
  // A shop that is only measured is not watched.
  const deps = orders.dieAt === null ? bare : withKillPoints(bare, reached);
  const cookies = { https: false, cookieKeys: testSite.cookieKeys };
  const { server } = await buildApp({
    deps,
    site: testSite,
    renderer: noPages,
    callerOf: callerOf(deps, cookies),
    csrfAllows: () => true,
    setSession: setSession(cookies),
    setCookies: setCookies(cookies),
    log,
    trustProxy: ['127.0.0.1'],
    cachePages: false,
    parts: [],
  });
  await server.listen({ port: orders.port, host: '127.0.0.1' });
  const deliver = watchedDelivery((message) => post(orders.mailUrl, message), reached);
  const senders = mailHandlers({ renderMail: noPages.renderMail, deliver, brand: testSite.brand });
  startWorker(deps, senders);
  // What it has cost so far, for measurement: milliseconds of a processor.
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  });
  process.send?.('open');
}

/** A mail server that knows a message again by its key, as providers of mail do. */
async function post(url: string, { deduplicationKey, recipient }: Message): Promise<void> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ dedupe: deduplicationKey, recipient }) });
  if (!answer.ok) throw new Error(`the mail server answers ${answer.status}`);
}

await main(JSON.parse(process.argv[2] ?? '') as Orders);
