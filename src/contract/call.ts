import { urlPattern, type UrlPattern } from '#src/domain/site/addresses/url-pattern.ts';

/**
 * What a caller has to know of a call of the API: its method and its path and, as types alone, what goes in and comes
 * out. The `*.calls.ts` files hold one for each endpoint; `npx meander generate contract` writes them from the definitions, so that a
 * browser gets paths and types and no schema.
 */
export type Call<Input, Output> = CallTraits & {
  /** The method our own clients use. */
  readonly method: 'GET' | 'POST';
  readonly path: UrlPattern;
  /** Types only; never present at run time. */
  readonly types?: { readonly input: Input; readonly output: Output };
};

/** How a call is sent, where it is not like most. */
export type CallTraits = {
  /** Calls that book or pay carry an `Idempotency-Key` (threat model §4.4). */
  readonly idempotent?: true;
  /** A beacon: changes nothing, needs no token, takes any content type, and is answered 204 whatever it held (T-64). */
  readonly isBeacon?: true;
  /** An empty text or list says something else than an absent one ("no coupons any more"): the browser sends it. */
  readonly sendsEmpty?: true;
  /** The caller's time limit in milliseconds; absent for the client's own limit (spec §7). */
  readonly timeoutMs?: number;
};

/** The input and the output of a call. */
export type InputOf<Of> = Of extends { readonly types?: { readonly input: infer Input } } ? Input : never;
export type OutputOf<Of> = Of extends { readonly types?: { readonly output: infer Output } } ? Output : never;

/** Returns the call of an endpoint, for the files that `npx meander generate contract` writes. */
export function call<Of>(
  method: Call<unknown, unknown>['method'],
  path: string,
  traits: CallTraits = {},
): Call<InputOf<Of>, OutputOf<Of>> {
  return { ...traits, method, path: urlPattern(path) };
}

/** Bytes of an uploaded file at most. As base64 in a JSON body it grows by a third. */
export const uploadBytes = 4_000_000;
