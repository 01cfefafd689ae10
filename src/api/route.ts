import type { z } from 'zod/mini';

import type { Caller, Deps } from '#src/actions/deps.ts';
import type { CookieName } from '#src/contract/site/cookies.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { Failure, Result } from '#src/domain/failure.ts';

/** Cookies that an endpoint may set beside its answer; each is written, signed and bounded by the server's one table. */
export type AnswerCookie = Extract<
  CookieName,
  | 'user_id'
  | 'lang'
  | 'currency'
  | 'writing'
  | 'prefer_site'
  | 'residence'
  | 'kepler_id'
  | 'host_override'
  | 'JSESSIONID'
>;

/** What an endpoint may do to its answer beside the result. */
export type AnswerHead = {
  /** A fresh session's token (sets `_pt`), or null to clear it. */
  setSession?: string | null;
  /** New values, or null to clear one. What links have opened is only ever cleared by an answer. */
  cookies?: Readonly<Partial<Record<AnswerCookie, string | null>> & { link_pass?: null }>;
};

export type Call<Input> = {
  readonly input: Input;
  readonly caller: Caller;
  /** Present on endpoints that demand it (`idempotent`). */
  readonly idempotencyKey: string;
  readonly head: AnswerHead;
};

/** An endpoint with its handler; the types of input and output agree by construction. */
export type Route = {
  readonly endpoint: Endpoint<unknown, unknown>;
  readonly handle: (deps: Deps, raw: unknown, call: Omit<Call<unknown>, 'input'>) => Promise<Result<unknown>>;
};

/**
 * Pairs an endpoint with its handler. Input that the endpoint's schema rejects is `bad_request` with the name of the first
 * invalid field; no unvalidated input reaches an action.
 */
export function route<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  handle: (deps: Deps, call: Call<NoInfer<Input>>) => Promise<Result<NoInfer<Output>>>,
): Route {
  return {
    endpoint,
    handle: async (deps, raw, call) => {
      const read = endpoint.input.safeParse(raw);
      if (!read.success) return { ok: false, failure: badInput(read.error) };
      // `defineEndpoint` took the type of the input from this schema.
      const result = await handle(deps, { ...call, input: read.data as Input });
      if (result.ok) answerWatcher?.(endpoint.path.source, endpoint.output, result.value);
      return result;
    },
  };
}

type AnswerWatcher = (path: string, output: z.ZodMiniType, value: unknown) => void;
let answerWatcher: AnswerWatcher | null = null;

/** Registers a check of every answer against its schema, for tests. In production answers are checked by their types only. */
export function watchAnswers(watch: AnswerWatcher): void {
  answerWatcher = watch;
}

function badInput(error: z.core.$ZodError): Failure {
  const field = error.issues[0]?.path.map(String).join('.') ?? '';
  return field === '' ? { code: 'bad_request' } : { code: 'bad_request', field };
}
