import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Route } from '#src/api/route.ts';
import type { Call } from '#src/contract/call.ts';
import type { Result } from '#src/domain/failure.ts';

type Of<Output> = Call<never, Output> | Call<object, Output>;
type Raw = Readonly<Record<string, string>>;

export type Calls = {
  readonly call: <Output>(endpoint: Of<Output>, raw: Raw) => Promise<Result<Output>>;
  /** Throws what the call refuses. */
  readonly get: <Output>(endpoint: Of<Output>, raw?: Raw) => Promise<Output>;
};

/** Calls of the API without a server, by the caller that `as` names at the moment; the values are those of a query. */
export function callsOf(routes: readonly Route[], as: () => { readonly deps: Deps; readonly caller: Caller }): Calls {
  const call = async <Output>(endpoint: Of<Output>, raw: Raw): Promise<Result<Output>> => {
    const found = routes.find((route) => route.endpoint.path.source === endpoint.path.source);
    if (found === undefined) throw new Error('no such call');
    const { deps, caller } = as();
    return (await found.handle(deps, raw, { caller, idempotencyKey: '', head: {} })) as Result<Output>;
  };
  const get = async <Output>(endpoint: Of<Output>, raw: Raw = {}): Promise<Output> => {
    const result = await call(endpoint, raw);
    if (!result.ok) throw new Error(JSON.stringify(result.failure));
    return result.value;
  };
  return { call, get };
}
