import type { MenuVertical } from '#src/domain/site/affiliate.ts';
import { urlPattern, type UrlPattern } from '#src/domain/site/addresses/url-pattern.ts';

/**
 * One call of the API: its method, its path and, as types alone, what goes in and comes out. Schemas stand beside in
 * `*.schema.ts` and reach the server only, so that the browser ships paths and no validator.
 */
export type Endpoint<Input, Output> = {
  /** The method our own clients use. */
  readonly method: 'GET' | 'POST';
  readonly path: UrlPattern;
  /** Calls that book or pay carry an `Idempotency-Key` (threat model §4.4). */
  readonly idempotent: boolean;
  /** Bytes of a body at most, where a call takes a picture; absent for what every call may send. */
  readonly bodyLimit?: number;
  /** Milliseconds after which the caller gives up; absent for the client's own limit (spec §7). */
  readonly timeoutMs?: number;
  /** RU-25: a change that answers to GET as well, its fields then as query; the CSRF token is demanded all the same. */
  readonly alsoGet: boolean;
  /** A beacon: changes nothing, needs no token, takes any content type, and is answered 204 whatever it held (T-64). */
  readonly isBeacon: boolean;
  /** The line of the menu that it belongs to: where an affiliate's agreement leaves that out, the call is not there (spec §1). */
  readonly vertical?: MenuVertical;
  /** An empty text or list says something else than an absent one ("no coupons any more"): the browser sends it. */
  readonly sendsEmpty?: true;
  /** A call of showcase and development alone (RU-30): production does not have it, and its document does not name it. */
  readonly developer?: true;
  /** Types only; never present at run time. */
  readonly types?: { readonly input: Input; readonly output: Output };
};

const plain = { idempotent: false, alsoGet: false, isBeacon: false } as const;

/** A read: path parameters and the rest as query. */
export function get<Input, Output>(
  path: string,
  limits: Pick<Endpoint<Input, Output>, 'timeoutMs' | 'vertical' | 'developer'> = {},
): Endpoint<Input, Output> {
  return { ...plain, ...limits, method: 'GET', path: urlPattern(path) };
}

/** A change: path parameters, the rest as a JSON body; always with a CSRF token (RU-25). */
export function post<Input, Output>(
  path: string,
  limits: Pick<Endpoint<Input, Output>, 'developer'> = {},
): Endpoint<Input, Output> {
  return { ...plain, ...limits, method: 'POST', path: urlPattern(path) };
}

/** Bytes of an uploaded file at most. As base64 in a JSON body it grows by a third. */
export const uploadBytes = 4_000_000;

/** A change that brings a file in a field of its JSON body, as base64: the one way in, so that one gate guards all. */
export function upload<Input, Output>(path: string): Endpoint<Input, Output> {
  return { ...post<Input, Output>(path), bodyLimit: Math.ceil(uploadBytes / 3) * 4 + 4096, timeoutMs: 60_000 };
}

/** A change that needs an `Idempotency-Key` header. */
export function postOnce<Input, Output>(
  path: string,
  limits: Pick<Endpoint<Input, Output>, 'sendsEmpty'> = {},
): Endpoint<Input, Output> {
  return { ...post<Input, Output>(path), ...limits, idempotent: true };
}

/** A change that the specification names among the GET calls: it answers to both methods (RU-25, RU-33). */
export function either<Input, Output>(path: string): Endpoint<Input, Output> {
  return { ...post<Input, Output>(path), alsoGet: true };
}

/** A beacon of the browser (spec §7 "logging"). */
export function beacon<Input>(path: string): Endpoint<Input, null> {
  return { ...post<Input, null>(path), isBeacon: true };
}

export type OutputOf<E> = E extends { readonly types?: { readonly output: infer Output } } ? Output : never;
