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

/** An endpoint joined with what answers it; types of input and output agree by construction. */
export type Route = {
  readonly endpoint: Endpoint<unknown, unknown>;
  readonly answer: (deps: Deps, raw: unknown, call: Omit<Call<unknown>, 'input'>) => Promise<Result<unknown>>;
};

/**
 * Pairs an endpoint with the function that answers it. Input that the endpoint's schema refuses is `bad_request` with
 * the name of the first invalid field; nothing unchecked reaches an action.
 */
export function route<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  answer: (deps: Deps, call: Call<NoInfer<Input>>) => Promise<Result<NoInfer<Output>>>,
): Route {
  return {
    endpoint,
    answer: async (deps, raw, call) => {
      const read = endpoint.input.safeParse(raw);
      if (!read.success) return { ok: false, failure: badInput(read.error) };
      // `defineEndpoint` took the type of the input from this schema.
      const result = await answer(deps, { ...call, input: read.data as Input });
      if (result.ok) watched?.(endpoint.path.source, endpoint.output, result.value);
      return result;
    },
  };
}

type Watch = (path: string, output: z.ZodMiniType, value: unknown) => void;
let watched: Watch | null = null;

/** For tests: looks at every answer beside its schema. In service answers are not checked again: their types are. */
export function watchAnswers(watch: Watch): void {
  watched = watch;
}

function badInput(error: z.core.$ZodError): Failure {
  const field = error.issues[0]?.path.map(String).join('.') ?? '';
  return field === '' ? { code: 'bad_request' } : { code: 'bad_request', field };
}
