import type { z } from 'zod/mini';

import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { Failure, Result } from '#src/domain/failure.ts';

/** What an endpoint may do to its answer beside the result: only the session's cookies. */
export type AnswerHead = {
  /** A fresh session's token (sets `_pt`), or null to clear it. */
  setSession?: string | null;
};

export type Call<Input> = {
  readonly input: Input;
  readonly caller: Caller;
  /** Present on endpoints that demand it (`idempotent`). */
  readonly idempotencyKey: string;
  readonly head: AnswerHead;
};

/** An endpoint joined with its schema and what answers it; types of input and output agree by construction. */
export type Route = {
  readonly endpoint: Endpoint<unknown, unknown>;
  readonly answer: (deps: Deps, raw: unknown, call: Omit<Call<unknown>, 'input'>) => Promise<Result<unknown>>;
};

/**
 * Pairs an endpoint with the schema of its input and the function that answers it. Input that the schema refuses is
 * `bad_request` with the name of the first field at fault; nothing unchecked reaches an action.
 */
export function route<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  schema: z.ZodMiniType<Input>,
  answer: (deps: Deps, call: Call<Input>) => Promise<Result<Output>>,
): Route {
  return {
    endpoint,
    answer: async (deps, raw, call) => {
      const read = schema.safeParse(raw);
      if (!read.success) return { ok: false, failure: badInput(read.error) };
      return answer(deps, { ...call, input: read.data });
    },
  };
}

function badInput(error: z.core.$ZodError): Failure {
  const field = error.issues[0]?.path.map(String).join('.') ?? '';
  return field === '' ? { code: 'bad_request' } : { code: 'bad_request', field };
}
