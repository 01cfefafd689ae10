import { setTimeout as pause } from 'node:timers/promises';

import closeWithGrace from 'close-with-grace';

import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import { openContent } from '#src/actions/content/versions/open-content.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { SearchWork } from '#src/actions/search/index/followed-index.ts';
import { startFollowing, startWorker } from '#src/jobs/worker.ts';
import { buildApp, type App } from '#src/server/app.ts';
import { documents, partsBeside } from '#src/server/app-parts.ts';
import { closeServer } from '#src/server/close-server.ts';
import { csrfAllows, csrfTokenRoute } from '#src/server/cookies/csrf.ts';
import { openDatabase, type OpenDatabase } from '#src/server/database/database.ts';
import { watchDatabase } from '#src/server/database/database-watch.ts';
import { depsFor } from '#src/server/database/deps-for.ts';
import type { SiteSettings } from '#src/server/context/request-context.ts';
import type { Environment } from '#src/server/config/env.ts';
import { secretsOf } from '#src/server/config/env-secrets.ts';
import { googleReturn } from '#src/server/forms/google-return.ts';
import { startIdentityProcess } from '#src/server/processes/identity-process.ts';
import { followChanges } from '#src/server/database/followed-changes.ts';
import { supportInbox } from '#src/server/forms/support-inbox.ts';
import { accountForms } from '#src/server/forms/account-forms.ts';
import { drawTyped, type DrawTyped } from '#src/server/pages/render-typed.ts';
import { orderForms } from '#src/server/forms/order-forms.ts';
import { loggersFor, type Loggers } from '#src/server/logs/loggers.ts';
import { openPdfPrinter } from '#src/server/documents/pdf-printer.ts';
import { openPictures } from '#src/server/pictures/pictures.ts';
import { openReadiness, type Readiness } from '#src/server/logs/readiness.ts';
import { openRenderer, type Renderer } from '#src/server/pages/renderer.ts';
import { whileSeeding } from '#src/server/database/seed-lock.ts';
import { startSandboxProcess } from '#src/server/processes/sandbox-process.ts';
import { openSearchThread } from '#src/server/processes/search-thread.ts';
import { sendersFor } from '#src/server/processes/senders.ts';
import { callerOf, setCookies, setSession } from '#src/server/cookies/session-cookies.ts';
import { shareImages } from '#src/server/pictures/share-images.ts';
import { readSetupWarnings, warnOfSetup } from '#src/server/config/setup-warnings.ts';
import { readSiteSettings } from '#src/server/config/site-settings.ts';
import { answerWhileStarting } from '#src/server/database/starting-server.ts';
import { stockShop } from '#src/server/database/stock-shop.ts';
import { returnMemory } from '#src/server/processes/trim-when-idle.ts';
import { shortLinks } from '#src/server/feeds/short-links.ts';
import { listen } from '#src/store/shared/database/db-listen.ts';
import { forgetMessages } from '#src/store/orders/messages/sent-messages.store.ts';
import { outboxChannel } from '#src/store/shared/outbox/outbox.store.ts';

/** So long a stop waits for the search to be loaded; then it is broken off. */
const loadingPatienceMs = 2_000;
const countsSavedMs = 60_000;

type Closing = { readonly what: string; readonly close: () => Promise<void> };

/** What is open, and whether a stop was requested. */
type Running = { readonly open: Closing[]; isStopping: boolean; readiness?: Readiness };

/** A start that is canceled by a requested stop: not an error. */
class Stopped extends Error {}

/**
 * Starts everything in order, each step saying what it does, and stops it in the reverse order: also a start that is
 * under way, so that no signal leaves anything running.
 */
export async function run(environment: Environment): Promise<void> {
  const running: Running = { open: [], isStopping: false };
  const say = (line: string): void => console.log(`  ${line}`);
  const started = Promise.withResolvers<void>();
  const drainMs = environment.drainSeconds * 1_000;
  closeWithGrace({ delay: drainMs + 15_000 }, async ({ err, signal }) => {
    // A load balancer before us has to see that we stop, before we do. Ctrl-C comes from a person who waits.
    if (signal === 'SIGTERM' && running.readiness?.phase() === 'ready') {
      running.readiness.become('draining');
      await pause(drainMs);
    }
    running.isStopping = true;
    if (err !== undefined) console.error(err);
    else if (['trace', 'debug', 'info'].includes(environment.logLevel))
      say(`stopping: ${signal ?? 'nothing left to do'}`);
    // Closing first makes a long step of the start fail at once; what it had just opened is closed after it.
    await closeAll(running);
    await started.promise;
    await closeAll(running);
  });
  try {
    const address = await start(environment, running, say);
    say(`ready: ${address}`);
  } catch (fault) {
    if (running.isStopping) return;
    await closeAll(running);
    throw fault;
  } finally {
    started.resolve();
  }
}

async function closeAll({ open }: Running): Promise<void> {
  for (let last = open.pop(); last !== undefined; last = open.pop()) {
    const { what } = last;
    await last.close().catch((fault: unknown) => console.error(`closing ${what} failed`, fault));
  }
}

/** Registers what was opened for closing; throws once a stop was requested. */
function opened(running: Running, what: string, close: () => Promise<void>): void {
  running.open.push({ what, close });
  goOn(running);
}

function goOn({ isStopping }: Running): void {
  if (isStopping) throw new Stopped();
}

async function start(environment: Environment, running: Running, say: (line: string) => void): Promise<string> {
  const { log, actionLog, accessLines, ...events } = loggersFor(environment);
  const secrets = secretsOf(environment);
  const site = await readSiteSettings(environment, secrets);
  const starting = await startAnswering(environment, running);
  const database = await openWatched(environment, running, say);
  const readiness = watchReadiness(database.directUrl, running);
  const deps = depsFor({ environment, secrets, site, db: database.db, log: actionLog });
  saveCounts(events, deps, running);
  await whileSeeding(database.directUrl, say, () => prepareShop(environment, deps, say));
  const renderer = await openRenderer(environment.mode);
  opened(running, 'the renderer', renderer.close);
  const pictures = openPictures(deps, environment);
  opened(running, 'the painter', pictures.close);
  const printer = openPdfPrinter(deps);
  opened(running, 'the PDF printer', printer.close);
  const cookies = { https: environment.site.origin.startsWith('https:'), cookieKeys: secrets.session };
  const csrf = { site, key: secrets.session[0], https: cookies.https };
  const whoCalls = callerOf(deps, { ...cookies, ...environment.country });
  const app = await buildApp({
    deps,
    site,
    renderer,
    callerOf: whoCalls,
    csrfAllows: csrfAllows(csrf),
    setSession: setSession(cookies),
    setCookies: setCookies(cookies),
    log,
    accessLog: accessLines,
    trustProxy: environment.trustProxy,
    country: environment.country,
    cachePages: environment.mode !== 'development',
    readiness,
    parts: [
      pictures.route,
      (server) => shareImages(server, deps, { site, renderer, dataDir: environment.dataDir }),
      (server) => csrfTokenRoute(server, csrf),
      (server) => shortLinks(server, deps, site),
      (server) => googleReturn(server, deps, whoCalls, { ...cookies, site }),
      (server) => orderForms(server, deps, whoCalls, site),
      (server) => accountForms(server, deps, whoCalls, { site, drawTyped: drawing(environment, deps, site, renderer) }),
      ...documents(deps, whoCalls, { site, ...renderer, printer }),
      (server) => supportInbox(server, deps, whoCalls, site),
      ...partsBeside(environment, deps, site),
    ],
  });
  opened(running, 'the server', () => closeServer(app.server));
  forgetOnChange(deps, app, database.directUrl, running);
  await startSandboxes({ environment, secrets, site, log }, running);
  await readShop(deps);
  goOn(running);
  const working = { ...deps, searchWork: followShop(deps, database.directUrl, running) };
  await starting();
  await app.server.listen({ port: environment.port, host: environment.host });
  readiness.become('ready');
  goOn(running);
  startWork(working, sendersFor(environment, deps, site, renderer.renderMail), database.directUrl, running);
  pictures.warmUp().catch((fault: unknown) => log.error({ err: fault }, 'pictures not warmed'));
  return environment.site.origin;
}

/** Reads what every page needs. A start leaves more garbage behind than hours of requests; it is collected before the first request. */
async function readShop(deps: Deps): Promise<void> {
  await Promise.all([openCatalogue(deps), openContent(deps)]);
  returnMemory();
}

/** Reports what is dangerous in the setup, removes from production what a showcase on this database has sent, and stocks it. */
async function prepareShop(environment: Environment, deps: Deps, say: (line: string) => void): Promise<void> {
  for (const warning of await readSetupWarnings(environment, deps.db)) warnOfSetup(deps.log, warning);
  const removed = environment.mode === 'production' ? await forgetMessages(deps.db) : 0;
  if (removed > 0) deps.log.warn({ kind: 'setup', removed }, 'messages stored by the showcase were removed');
  await stockShop(deps, say);
}

/** Responds on our port that the site is starting; returns what ends that. */
async function startAnswering(environment: Environment, running: Running): Promise<() => Promise<void>> {
  const { close } = await answerWhileStarting(environment);
  opened(running, 'the answer while starting', close);
  return close;
}

async function openWatched(
  environment: Environment,
  running: Running,
  say: (line: string) => void,
): Promise<OpenDatabase> {
  say('opening the database');
  const database = await openDatabase(environment, say);
  opened(running, 'the database', database.close);
  if (environment.database === undefined) watchOver(database.directUrl, running);
  return database;
}

/** Starts what reports this process's readiness to load balancers. */
function watchReadiness(url: string, running: Running): Readiness {
  const readiness = openReadiness(url, Date.now);
  running.readiness = readiness;
  opened(running, 'the connection of /readyz', readiness.close);
  return readiness;
}

/**
 * Starts what a demonstration needs beside it: the payment provider and the identity provider. Without the second only
 * one sign-in method is missing: a port that is in use does not stop the start.
 */
async function startSandboxes(about: Beside, running: Running): Promise<void> {
  const { environment, site, secrets, log } = about;
  const { payments, identity } = environment;
  const isStopping = (): boolean => running.isStopping;
  if (payments.provider === 'sandbox') {
    const sandbox = await startSandboxProcess({ environment, payments, secrets, log, isStopping });
    opened(running, 'the payment sandbox', sandbox.stop);
  }
  if (identity?.provider !== 'sandbox') return;
  const started = await startIdentityProcess({ identity, secrets, hosts: site.hosts, log, isStopping }).catch(
    (fault: unknown) => log.warn({ err: fault }, 'the sign-in sandbox is unavailable'),
  );
  if (started !== undefined) opened(running, 'the sign-in sandbox', started.stop);
}

type Beside = {
  readonly environment: Environment;
  readonly site: SiteSettings;
  readonly secrets: ReturnType<typeof secretsOf>;
  readonly log: Deps['log'];
};

/** Catalogue and content are dropped here after a change by any process. */
function forgetOnChange(deps: Deps, app: App, url: string, running: Running): void {
  const following = followChanges({ deps, url, forgetPages: app.forgetPages });
  opened(running, 'the listener', following.close);
}

/** Returns the search of this process; until it is loaded the database answers. */
function followShop(deps: Deps, url: string, running: Running): SearchWork {
  const thread = openSearchThread({ url, log: deps.log });
  const following = startFollowing({ ...deps, searchWork: thread });
  opened(running, 'the search', async () => {
    const late = setTimeout(() => void thread.stop(), loadingPatienceMs);
    await following.stop();
    clearTimeout(late);
  });
  return thread;
}

function startWork(deps: Deps, senders: ReturnType<typeof sendersFor>, url: string, running: Running): void {
  const worker = startWorker(deps, senders);
  opened(running, 'the worker', worker.stop);
  const outboxListener = listen({ url, channel: outboxChannel, onNotice: worker.wake });
  opened(running, "the outbox's listener", outboxListener.close);
}

/** Every minute, and at the end: a process that crashes loses the counts and summaries of a minute. */
function saveCounts(events: Pick<Loggers, 'counters' | 'limit'>, { db, log }: Deps, running: Running): void {
  const { counters, limit } = events;
  const save = (): Promise<void> =>
    counters.save(db).catch((fault: unknown) => log.warn({ err: fault }, 'security counts are not saved yet'));
  const timer = setInterval(() => {
    limit.flushIfOver();
    void save();
  }, countsSavedMs);
  opened(running, 'the security counts', async () => {
    clearInterval(timer);
    limit.flush();
    await save();
  });
}

function watchOver(url: string, running: Running): void {
  const watch = watchDatabase({ url, onLost: () => void endWithoutDatabase(running) });
  opened(running, 'the watch over the database', watch.stop);
}

/** Nothing works without the database, and a restart brings it back: the supervisor must learn of it at once. */
async function endWithoutDatabase(running: Running): Promise<void> {
  if (running.isStopping) return;
  running.isStopping = true;
  console.error('Meander stops: the embedded database has ended. Restart Meander to start it again.');
  await Promise.race([closeAll(running), pause(5_000)]);
  process.exit(1);
}

/** Returns what answers a form that was refused, where no script has sent it. */
function drawing({ mode }: Environment, deps: Deps, site: SiteSettings, renderer: Renderer): DrawTyped {
  return drawTyped(deps, { site, developing: mode === 'development' }, renderer);
}
