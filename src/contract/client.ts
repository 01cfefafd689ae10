import type { Endpoint } from '#src/contract/endpoint.ts';
import type { WireError } from '#src/contract/envelope.ts';

/** What a call gives: the result, or why not. Never throws for an answer the API could give. */
export type Answer<Output> =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly error: WireError; readonly status: number };

export type CallOptions = { readonly idempotencyKey?: string; readonly signal?: AbortSignal };

/**
 * Calls the API: in-process when a page is rendered on the server, by `fetch` in the browser. A screen's `load` takes
 * one and runs in both places.
 */
export type ApiClient = {
  call<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input, options?: CallOptions): Promise<Answer<Output>>;
};
