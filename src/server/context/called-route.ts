import { routeOf } from '#src/api/serve.ts';
import type { RequestTarget } from '#src/domain/site/addresses/request-target.ts';
import { apiPath } from '#src/server/context/api-path.ts';

type CalledRoute = {
  /** The path of the call without its base; null where the address is none of the API's. */
  readonly path: string | null;
  readonly found: ReturnType<typeof routeOf>;
};

const called = new WeakMap<object, CalledRoute>();

/** Returns the call that an address names, and its route. An address is looked up once, however many hooks need it. */
export function calledRoute(target: Pick<RequestTarget, 'path' | 'exact'>): CalledRoute {
  const known = called.get(target);
  if (known !== undefined) return known;
  const path = apiPath(target);
  const read = { path, found: path === null ? null : routeOf(path) };
  called.set(target, read);
  return read;
}
