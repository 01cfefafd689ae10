import { urlPattern, type UrlPattern } from '#src/domain/site/url-pattern.ts';

/**
 * One call of the API: its method, its path and, as types alone, what goes in and comes out. Schemas stand beside in
 * `*.schema.ts` and reach the server only, so that the browser ships paths and no validator.
 */
export type Endpoint<Input, Output> = {
  readonly method: 'GET' | 'POST';
  readonly path: UrlPattern;
  /** Calls that book or pay carry an `Idempotency-Key` (threat model §4.4). */
  readonly idempotent: boolean;
  /** Types only; never present at run time. */
  readonly types?: { readonly input: Input; readonly output: Output };
};

/** A read: path parameters and the rest as query. */
export function get<Input, Output>(path: string): Endpoint<Input, Output> {
  return { method: 'GET', path: urlPattern(path), idempotent: false };
}

/** A change: path parameters, the rest as a JSON body; always with a CSRF token (RU-25). */
export function post<Input, Output>(path: string): Endpoint<Input, Output> {
  return { method: 'POST', path: urlPattern(path), idempotent: false };
}

/** A change that needs an `Idempotency-Key` header. */
export function postOnce<Input, Output>(path: string): Endpoint<Input, Output> {
  return { method: 'POST', path: urlPattern(path), idempotent: true };
}

export type OutputOf<E> = E extends { readonly types?: { readonly output: infer Output } } ? Output : never;
