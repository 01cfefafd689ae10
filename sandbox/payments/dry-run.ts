import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, BeginPayment, PaymentProvider } from '#src/domain/checkout/payment/payment.ts';
import { methodIds, type MethodId } from '#src/domain/checkout/payment/payment-methods.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { startSandbox } from '#sandbox/sandbox.ts';

/** A webhook as it arrived: raw bytes and signature, in the order of arrival. */
export type Arrival = { readonly body: Buffer; readonly signature: string; readonly type: string; readonly id: string };

export type DryRun = {
  readonly provider: PaymentProvider;
  readonly url: string;
  readonly dataDir: string;
  readonly log: string[];
  readonly arrivals: Arrival[];
  /** What the webhook receiver answers next; 200 when nothing is queued. */
  readonly answers: number[];
  readonly control: (method: string, path: string, body?: object) => Promise<unknown>;
  /** Sends a form as a browser without script would; returns status, redirect address and markup. */
  readonly post: (address: string, fields: Readonly<Record<string, string>>) => Promise<Page>;
  readonly get: (address: string) => Promise<Page>;
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Page = {
  readonly status: number;
  readonly to: string | null;
  readonly text: string;
  readonly headers: Headers;
};

export const secretKey = 'sk_test_dry_run';
export const webhookSecret = 'whsec_dry_run';

type AdapterFor = (settings: {
  readonly secretKey: string;
  readonly webhookSecrets: readonly string[];
  readonly apiOrigin: string;
  readonly methods: readonly MethodId[];
}) => PaymentProvider;

/**
 * Returns a sandbox on a free port with its own folder, the given adapter in front of it and a receiver of its events
 * behind.
 */
export async function startDryRun(adapterFor: AdapterFor): Promise<DryRun> {
  const dataDir = await mkdtemp(join(tmpdir(), 'payment-dry-run-'));
  const arrivals: Arrival[] = [];
  const answers: number[] = [];
  const log: string[] = [];
  const receiver = await startReceiver(arrivals, answers);
  const start = (port: number): ReturnType<typeof startSandbox> =>
    startSandbox({
      host: '127.0.0.1',
      port,
      publicOrigin: 'http://pay.localhost:3001',
      dataDir,
      secretKey,
      webhookSecret,
      webhookUrl: receiver.url,
      log: (line) => log.push(line),
    });
  let sandbox = await start(0);
  const { url } = sandbox;
  return {
    dataDir,
    log,
    arrivals,
    answers,
    provider: adapterFor({ secretKey, webhookSecrets: [webhookSecret], apiOrigin: url, methods: methodIds }),
    url,
    control: (method, path, body) => order(url, method, path, body),
    get: (address) => visit(url, address, {}),
    post: (address, fields) => visit(url, address, { method: 'POST', body: new URLSearchParams(fields) }),
    restart: async () => {
      await sandbox.close();
      sandbox = await start(Number(new URL(url).port));
    },
    close: async () => {
      await sandbox.close();
      receiver.server.closeAllConnections();
      await new Promise((resolve) => receiver.server.close(resolve));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

// A reused connection would not outlive a restart, hence `connection: close`.
async function visit(url: string, address: string, init: RequestInit): Promise<Page> {
  const { pathname, search } = new URL(address, url);
  const headers = { connection: 'close' };
  const answer = await fetch(new URL(pathname + search, url), { redirect: 'manual', headers, ...init });
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    text: await answer.text(),
    headers: answer.headers,
  };
}

async function order(url: string, method: string, path: string, body?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${secretKey}`, connection: 'close' };
  const answer = await fetch(
    url + path,
    body === undefined
      ? { method, headers }
      : { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function startReceiver(
  arrivals: Arrival[],
  answers: number[],
): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const { id, type } = JSON.parse(body.toString('utf8'));
      arrivals.push({ body, signature: String(request.headers['stripe-signature']), id, type });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the receiver has no port');
  return { server, url: `http://127.0.0.1:${address.port}/hooks` };
}

/** Returns one attempt's facts; the id makes it a separate call. */
export function attempt(attemptId: string, about: Partial<BeginPayment> = {}): BeginPayment {
  return {
    attemptId,
    orderReference: 'MX4K-72PQ',
    amount: money(29_600, 'HKD'),
    method: 'card',
    description: 'Peak Tram, return, 2 adults',
    locale: 'en-HK',
    successUrl: 'http://localhost:3000/payment/success/?session={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://localhost:3000/platform/pay/',
    ...about,
  };
}

/** Returns a filled card form. */
export function card(number: string, about: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { number, expiry: '12 / 38', cvc: '123', name: 'Test Traveller', ...about };
}

/** Returns the value of a call that must have been done. */
export function done<Value>(answer: Answer<Value>): Value {
  if (answer.kind !== 'done') throw new Error(`not done: ${answer.kind} ${answer.code} ${answer.detail}`);
  return answer.value;
}

/** Waits until something holds, for at most `ms`. */
export async function until(holds: () => boolean | Promise<boolean>, ms = 5_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('timed out while waiting');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
