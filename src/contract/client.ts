import type { Call } from '#src/contract/call.ts';
import type { WireError } from '#src/contract/envelope.ts';

/** What a call returns: the result, or the failure. Never throws for a response of the API, unless requested. */
export type Answer<Output> = { readonly ok: true; readonly value: Output } | ({ readonly ok: false } & CallFailure);

/** Why a call failed (spec §8). `status` is that of HTTP, 0 when nothing answered. */
export type CallFailure = {
  readonly error: WireError;
  readonly status: number;
  /** `network`: an HTTP error was answered. `client`: nothing was. Absent where the API itself refused with 200. */
  readonly type?: 'network' | 'client';
};

const unreachableCode = '990001';

/** Spec §8: no response. */
export const unreachable: Answer<never> = {
  ok: false,
  status: 0,
  error: { code: unreachableCode, message: 'client_network_failure' },
  type: 'client',
};

/** Returns whether a call got no response: the visitor has no connection, and it is no failure of ours. */
export function isUnreachable({ error }: { readonly error: Pick<WireError, 'code'> }): boolean {
  return error.code === unreachableCode;
}

export type CallOptions = {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** The browser carries it on though its page is left. */
  readonly keepalive?: boolean;
  /** Leaves `k_lang` and `k_currency` out of the query (spec §7 "unless disabled"). */
  readonly withoutSite?: boolean;
  /** Throws a failure instead of returning it (spec §8 "thrown only if the request asked to throw"). */
  readonly throws?: boolean;
};

/**
 * Calls the API: in-process when a page is rendered on the server, by `fetch` in the browser. A screen's `load` takes
 * one and runs in both places.
 */
export type ApiClient = {
  call<Input, Output>(endpoint: Call<Input, Output>, input: Input, options?: CallOptions): Promise<Answer<Output>>;
};
