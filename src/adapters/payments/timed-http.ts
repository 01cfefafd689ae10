import { Agent as HttpAgent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Stripe } from 'stripe';

/**
 * Milliseconds: until the connection is established, and until the last byte of the answer is here (threat list §4.4,
 * rule 8).
 */
export type CallLimits = { readonly connectMs: number; readonly totalMs: number };

export const callLimits: CallLimits = { connectMs: 1_000, totalMs: 5_000 };

/** A call without an answer. `sent` is false only when the request certainly never reached the provider. */
export class NoAnswer extends Error {
  readonly sent: boolean;
  /** Read by the SDK: it repeats calls whose code is ECONNRESET or EPIPE even with retries off, hence a code of our own. */
  readonly code = 'NO_ANSWER';
  /** The other end closed the connection; we did not give up. */
  readonly isReset: boolean;

  constructor(reason: string, sent: boolean, isReset = false) {
    super(reason);
    this.sent = sent;
    this.isReset = isReset;
  }
}

/**
 * Only reads reuse their connection: a reset on a reused one cannot be distinguished from a response lost after the
 * work was done, and a read is then made again on a new connection. A write is never repeated here, not even under its
 * key: whether it was done is looked up first, since the provider may have forgotten the key.
 */
const agents = {
  kept: { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) },
  fresh: { http: new HttpAgent({ keepAlive: false }), https: new HttpsAgent({ keepAlive: false }) },
};

/**
 * Returns the SDK's transport with a limit on the connection and one on the whole call; the SDK's own limits idleness
 * only.
 */
export function timedHttpClient(limits: CallLimits): Stripe.HttpClient {
  return {
    getClientName: () => 'meander',
    makeRequest: async (host, port, path, method, headers, body, protocol) => {
      const secure = protocol === 'https';
      const options = { host, port, path, method, headers: plainHeaders(headers) };
      const begin = (agent: 'kept' | 'fresh'): ClientRequest =>
        secure
          ? httpsRequest({ ...options, agent: agents[agent].https })
          : httpRequest({ ...options, agent: agents[agent].http });
      const started = performance.now();
      if (method !== 'GET') return answerOf(begin('fresh'), body, limits, secure);
      const call = begin('kept');
      try {
        return await answerOf(call, body, limits, secure);
      } catch (error) {
        const totalMs = limits.totalMs - (performance.now() - started);
        if (!wasStale(call, error) || totalMs <= 0) throw error;
        return answerOf(begin('fresh'), body, { ...limits, totalMs }, secure);
      }
    },
  };
}

/** Returns whether the other end closed a reused connection, before or after it read the call. */
function wasStale(call: ClientRequest, error: unknown): boolean {
  return call.reusedSocket && error instanceof NoAnswer && error.isReset;
}

type SdkHeaders = Parameters<Stripe.HttpClient['makeRequest']>[4];

function plainHeaders(headers: SdkHeaders): Record<string, string | string[]> {
  const plain: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    plain[name] = Array.isArray(value) ? value : String(value);
  }
  return plain;
}

async function answerOf(
  call: ClientRequest,
  body: string,
  limits: CallLimits,
  secure: boolean,
): Promise<Stripe.HttpClientResponse> {
  let open = false;
  const connecting = setTimeout(() => call.destroy(new NoAnswer('no connection in time', false)), limits.connectMs);
  const whole = setTimeout(() => call.destroy(new NoAnswer('no whole answer in time', open)), limits.totalMs);
  call.once('socket', (socket) => {
    if (call.reusedSocket) {
      clearTimeout(connecting);
      open = true;
      return;
    }
    socket.once('connect', () => clearTimeout(connecting));
    socket.once(secure ? 'secureConnect' : 'connect', () => (open = true));
  });
  try {
    return await new Promise((resolve, reject) => {
      call.once('error', reject);
      call.once('response', (response) => {
        readWhole(response).then(resolve, reject);
      });
      call.end(body);
    });
  } catch (error) {
    throw error instanceof NoAnswer
      ? error
      : new NoAnswer(error instanceof Error ? error.message : 'connection lost', open, isReset(error));
  } finally {
    clearTimeout(connecting);
    clearTimeout(whole);
  }
}

const resets: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);

function isReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && resets.has(error.code);
}

async function readWhole(response: IncomingMessage): Promise<Stripe.HttpClientResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  if (!response.complete) throw new NoAnswer('answer cut off', true);
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    getStatusCode: () => response.statusCode ?? 0,
    getHeaders: () => headersOf(response),
    getRawResponse: () => response,
    toStream: () => response,
    toJSON: async () => JSON.parse(text),
  };
}

function headersOf(response: IncomingMessage): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(response.headers)) if (value !== undefined) headers[name] = value;
  return headers;
}
