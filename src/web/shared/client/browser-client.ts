import { callAddress } from '#src/contract/call-address.ts';
import { unreachable, type Answer, type ApiClient, type CallFailure, type CallOptions } from '#src/contract/client.ts';
import type { Call } from '#src/contract/call.ts';
import { accountCalls } from '#src/contract/accounts/account.calls.ts';
import type { Envelope, WireError } from '#src/contract/envelope.ts';
import { requestIdHeader } from '#src/contract/compat/spec-headers.ts';
import { callHeaders, callTimeoutMs, pathOnSite } from '#src/contract/headers.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { headersOf, type CallFacts } from '#src/web/shared/client/browser-client-headers.ts';
import { afterFirstCall } from '#src/web/shared/client/first-call.ts';
import { forgetItems } from '#src/web/shared/storage/local-store.ts';
import { forgetVouchers } from '#src/web/shared/offline/forget-vouchers.ts';
import { forgetTyped } from '#src/web/shared/storage/checkout-draft.ts';
import { storedCookie } from '#src/web/shared/visitor/cookie-jar.ts';
import { requestAnswered } from '#src/web/shared/visitor/last-request.ts';

/**
 * The API client of the browser (spec §7, §8): headers of the visitor on every call, language and currency on every
 * read, a CSRF token on every change, and a timeout. A call that its caller has cancelled ends in the caller's own
 * `AbortError`, which is not reported.
 */
export function browserClient(site: SitePart, factsNow: () => CallFacts): ApiClient {
  return {
    async call<Input, Output>(endpoint: Call<Input, Output>, input: Input, options: CallOptions = {}) {
      const answer = await load<Input, Output>({ site, facts: factsNow() }, endpoint, input, options);
      if (!answer.ok && options.throws === true) throw new CallFailed(answer);
      // What our scripts stored belongs to the signed-in visitor and is cleared at sign-out (T-67).
      if (answer.ok && endpoint.path.source === accountCalls.signOut.path.source) {
        forgetItems();
        forgetTyped();
        await forgetVouchers();
      }
      return answer;
    },
  };
}

/** A failure, for callers that want it thrown. */
export class CallFailed extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.error.message);
    this.name = 'CallFailed';
    this.failure = failure;
  }
}

type Who = { readonly site: SitePart; readonly facts: CallFacts };

async function load<Input, Output>(
  who: Who,
  endpoint: Call<Input, Output>,
  input: Input,
  options: CallOptions,
): Promise<Answer<Output>> {
  const { url, body } = callAddress(endpoint, input, options.withoutSite === true ? null : who.site);
  const headers = headersOf(who.site, who.facts);
  if (options.idempotencyKey !== undefined) headers.set(callHeaders.idempotencyKey, options.idempotencyKey);
  if (body !== null) headers.set(callHeaders.contentType, 'application/json');
  const { method, isBeacon, timeoutMs } = endpoint;
  const request: RequestInit = {
    method,
    headers,
    body,
    credentials: 'same-origin',
    keepalive: isBeacon === true || options.keepalive === true,
  };
  const sendNow = (): Promise<Answer<Output>> =>
    fetched<Output>(pathOnSite(url, who.site.util), request, timeoutMs ?? callTimeoutMs, options.signal);
  if (isBeacon === true) return sendNow();
  const send = (): Promise<Answer<Output>> => afterFirstCall(sendNow);
  if (method === 'GET') return send();
  const stored = storedToken();
  if (stored !== null) headers.set(callHeaders.csrfToken, stored);
  const answer = await (stored === null ? withFreshToken(who, headers, send) : send());
  // A token outlives its session or device now and then, even a fresh one while a newcomer's first calls are under way:
  // nothing was done yet, so one more may try.
  if (answer.ok || answer.error.code !== 'csrf_refused') return answer;
  return withFreshToken(who, headers, send);
}

/** The token of its cookie, unless that or the valid-flag is missing (spec §5). */
function storedToken(): string | null {
  return storedCookie('csrf_valid') === null ? null : storedCookie('csrf_token');
}

async function withFreshToken<Output>(
  who: Who,
  headers: Headers,
  send: () => Promise<Answer<Output>>,
): Promise<Answer<Output>> {
  const answer = await load(who, accountCalls.csrfToken, {}, {});
  if (!answer.ok) return answer;
  headers.set(callHeaders.csrfToken, answer.value.token);
  return send();
}

async function fetched<Output>(
  url: string,
  request: RequestInit,
  limitMs: number,
  signal: AbortSignal | undefined,
): Promise<Answer<Output>> {
  const limit = AbortSignal.timeout(limitMs);
  try {
    const response = await fetch(url, {
      ...request,
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    });
    requestAnswered(response.headers.get(requestIdHeader));
    return answerOf<Output>(response, await response.text());
  } catch (error) {
    if (signal?.aborted === true) throw error;
    return unreachable;
  }
}

function answerOf<Output>(response: Response, text: string): Answer<Output> {
  // A beacon's answer is empty, and its output null.
  if (response.status === 204) return { ok: true, value: null as Output };
  const envelope = envelopeOf<Output>(text);
  if (envelope?.success === true && response.ok) return { ok: true, value: envelope.result };
  const said = saidIn(envelope);
  const error = { ...said, code: said.code ?? String(response.status), message: said.message ?? serverFailure };
  return { ok: false, status: response.status, error, ...(response.ok ? {} : ({ type: 'network' } as const)) };
}

/** A proxy's half of an envelope may leave the error out; it was an answer all the same, and no missing connection. */
function saidIn(envelope: Envelope<unknown> | null): Partial<WireError> {
  if (envelope?.success !== false) return {};
  return (envelope as { readonly error?: Partial<WireError> | null }).error ?? {};
}

const serverFailure = 'client_server_failure';

/** Null for what is no envelope of ours: a proxy's page, or half an answer. */
function envelopeOf<Output>(text: string): Envelope<Output> | null {
  try {
    const value: unknown = JSON.parse(text);
    // The envelope is the API's own promise (RU-18).
    return typeof value === 'object' && value !== null && 'success' in value ? (value as Envelope<Output>) : null;
  } catch {
    return null;
  }
}
