import type { Caller, Deps } from '#src/actions/deps.ts';
import { noteSecurityEvent } from '#src/actions/staff/note-security-event.ts';
import { isClosedTo } from '#src/api/limited-access.ts';
import type { AnswerHead, Route } from '#src/api/route.ts';
import { securityEventOf } from '#src/api/security-event-of.ts';
import { routes } from '#src/api/routes.ts';
import { callAddress } from '#src/contract/call-address.ts';
import type { Call } from '#src/contract/call.ts';
import { unreachable, type Answer, type ApiClient, type CallOptions } from '#src/contract/client.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { Envelope } from '#src/contract/envelope.ts';
import { failureStatus } from '#src/contract/errors.ts';
import { Contended } from '#src/domain/contended.ts';
import { fail, type Failure, type Result } from '#src/domain/failure.ts';
import { isAgreed } from '#src/domain/site/affiliate.ts';
import { Unwritable } from '#src/domain/unwritable.ts';
import { matchUrl, segmentPaths } from '#src/domain/site/addresses/url-pattern.ts';

/** What an answer is before it becomes HTTP. `retryAfter` in seconds. */
export type Served = {
  readonly status: number;
  readonly envelope: Envelope<unknown>;
  readonly head: AnswerHead;
  readonly retryAfter: number | null;
  /** The methods a call answers to, where another was used. */
  readonly allow: string | null;
};

export type ApiCall = {
  readonly path: string;
  readonly method: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
};

const plain = { retryAfter: null, allow: null } as const;

const keyShape = /^[A-Za-z0-9_-]{16,64}$/;

/** Returns the route of a path, whatever the method; null when the API has no such call. */
export function routeOf(
  path: string,
): { readonly route: Route; readonly params: Readonly<Record<string, string>> } | null {
  for (const route of byService.get(serviceOf(path)) ?? []) {
    const params = matchUrl(route.endpoint.path, path);
    if (params !== null) return { route, params };
  }
  return null;
}

/**
 * The routes of each service in their order: version and service, the first two segments, are in every address (RU-17).
 */
const byService = routesByService();

function routesByService(): ReadonlyMap<string, readonly Route[]> {
  const found = new Map<string, Route[]>();
  for (const route of routes) {
    for (const service of new Set(segmentPaths(route.endpoint.path).map(serviceOf))) {
      if (service.includes(':')) throw new Error(`${route.endpoint.path.source} has no service name`);
      const others = found.get(service) ?? [];
      found.set(service, [...others, route]);
    }
  }
  return found;
}

function serviceOf(path: string): string {
  return path.split('/', 3).join('/');
}

/** Answers a call: the one place where a failure's code becomes a status and an envelope (RU-18). `found`: its route. */
export async function serve(
  deps: Deps,
  caller: Caller,
  requested: ApiCall,
  found = routeOf(requested.path),
): Promise<Served> {
  if (found === null || !isOffered(found.route.endpoint, deps)) return refused({ code: 'not_found' });
  const { endpoint } = found.route;
  if (endpoint.vertical !== undefined && !isAgreed(caller.menu, endpoint.vertical))
    return refused({ code: 'not_found' });
  if (!answersTo(endpoint, requested.method)) return wrongMethod(endpoint);
  const key = requested.idempotencyKey ?? '';
  if (endpoint.idempotent === true && !keyShape.test(key)) return refused({ code: 'idempotency_key_missing' });
  if (await isClosedTo(deps, caller, endpoint)) {
    note(deps, caller, endpoint, { result: fail('account_limited'), head: {} });
    return refused({ code: 'account_limited' });
  }
  const fields =
    requested.method === 'GET' || requested.method === 'HEAD'
      ? Object.fromEntries(requested.query)
      : bodyFields(requested.body);
  const raw = { ...fields, ...found.params };
  const head: AnswerHead = {};
  const result = await found.route
    .handle(deps, raw, { caller, idempotencyKey: key, head })
    .catch((fault: unknown) => unwritten(deps, fault));
  note(deps, caller, endpoint, { result, head });
  if (endpoint.isBeacon === true) return taken;
  if (!result.ok) return refused(result.failure, head);
  return { status: 200, envelope: { success: true, result: result.value }, head, ...plain };
}

/** Returns whether this process has a call at all: those for developers only where they were switched on (RU-30). */
export function isOffered({ developer }: Pick<Route['endpoint'], 'developer'>, deps: Pick<Deps, 'developer'>): boolean {
  return developer !== true || deps.developer === true;
}

/** Writes the security event that an outcome is, if it is one; of a sign-in with the account that it opened. */
function note(
  deps: Deps,
  caller: Caller,
  endpoint: Endpoint<unknown, unknown>,
  { result, head }: { readonly result: Result<unknown>; readonly head: AnswerHead },
): void {
  const event = securityEventOf(endpoint, result, head);
  if (event === null) return;
  const opened = event.kind === 'sign_in' ? (head.cookies?.user_id ?? null) : null;
  noteSecurityEvent(deps, { ...caller, account: opened === null ? caller.account : { id: opened } }, event);
}

/**
 * Reports a database that stores nothing as such, and to the operator as an error; one that gave up because of others
 * in the way says when to retry. Every other error is thrown again.
 */
function unwritten({ log }: Deps, fault: unknown): Result<never> {
  if (fault instanceof Contended) {
    log.warn({ err: fault, sqlState: fault.code }, 'a call was refused under load');
    const facts = { retryAfter: fault.retryAfter };
    return fail(fault.kind === 'locked' ? 'still_running' : 'storage_unavailable', { facts });
  }
  if (!(fault instanceof Unwritable)) throw fault;
  log.error({ err: fault, sqlState: fault.code }, 'the database cannot be written');
  return fail('storage_unavailable', { facts: { retryAfter: 60 } });
}

/** Returns the API for a page that is rendered here: the same calls, checks and shapes, without a socket in between. */
export function inProcessClient(
  deps: Deps,
  caller: Caller,
  /** Called with the number of seconds after which a call that was not answered is worth repeating. */
  onBusy: (seconds: number) => void = () => undefined,
): ApiClient {
  return {
    async call<Input, Output>(
      called: Call<Input, Output>,
      input: Input,
      options: CallOptions = {},
    ): Promise<Answer<Output>> {
      const { url, body } = callAddress(called, input, caller);
      const [path = '', search = ''] = url.split('?', 2);
      const requested = {
        path,
        method: called.method,
        query: new URLSearchParams(search),
        body: body === null ? null : JSON.parse(body),
        idempotencyKey: options.idempotencyKey ?? null,
      };
      const served = await within(called.timeoutMs, serve(deps, caller, requested));
      if (served === null) return unreachable;
      const { status, envelope, retryAfter } = served;
      if (retryAfter !== null && (status === 503 || status === 409)) onBusy(retryAfter);
      if (!envelope.success) return { ok: false, status, error: envelope.error };
      // `route` paired the endpoint of this call with an action of this very output.
      return { ok: true, value: envelope.result as Output };
    },
  };
}

/** What comes within a limit of time, else null: a page that is drawn waits no longer for a call than a browser would. */
function within<Value>(limitMs: number | undefined, work: Promise<Value>): Promise<Value | null> {
  if (limitMs === undefined) return work;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), limitMs);
    // What fails after the limit has no caller left to wait for it.
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Returns a failure as a response; the message is for developers, visitors see a text in their own language by its
 * code.
 */
export function refused(failure: Failure, head: AnswerHead = {}): Served {
  const { code, field, facts } = failure;
  const status = failureStatus[code];
  const error = {
    code,
    message: code,
    ...(field === undefined ? {} : { field }),
    ...(facts === undefined ? {} : { facts }),
  };
  return {
    status,
    envelope: { success: false, error },
    head,
    allow: null,
    retryAfter: status === 429 || status === 503 || code === 'still_running' ? secondsIn(facts) : null,
  };
}

/** Returns when to retry, where known. */
function secondsIn(facts: Failure['facts']): number {
  const named = facts?.['retryAfter'] ?? facts?.['seconds'];
  return typeof named === 'number' ? named : 5;
}

/** The sender of a beacon does not wait for its result (T-64). */
const taken: Served = { status: 204, envelope: { success: true, result: null }, head: {}, ...plain };

/**
 * RU-25: reads answer to GET, and to HEAD with the same status and headers; changes to POST, those that the specification
 * names among the GET calls to both. HEAD never changes anything.
 */
export function answersTo({ method, alsoGet }: Endpoint<unknown, unknown>, requested: string): boolean {
  return (
    requested === method || (method === 'GET' && requested === 'HEAD') || (alsoGet === true && requested === 'GET')
  );
}

/** A call by a method that it does not answer to; nothing was looked at. */
export function wrongMethod(endpoint: Endpoint<unknown, unknown>): Served {
  const allow = endpoint.alsoGet === true ? 'GET, POST' : endpoint.method === 'GET' ? 'GET, HEAD' : 'POST';
  const error = { code: 'bad_request', message: `This call answers to ${allow} only.` };
  return { ...plain, status: 405, envelope: { success: false, error }, head: {}, allow };
}

function bodyFields(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body))
    : {};
}
