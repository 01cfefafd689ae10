import type { Fault } from '../source.ts';

const table = 'src/contract/pages.ts';

export type GuardFact = { readonly name: string; readonly auth: unknown; readonly middleware: readonly string[] };

/**
 * D-8: at run time an unknown middleware is a warning on the console, so a misspelt one must not get that far; and what
 * guards a page is its row's `auth` with one of three values (RU-9), never something that runs in the browser.
 */
export function guardFaults(pages: readonly GuardFact[], known: readonly string[]): Fault[] {
  return pages.flatMap(({ name, auth, middleware }) => [
    ...(auth === true || auth === false || auth === null
      ? []
      : [{ path: table, reason: `${name} has the unknown auth value ${JSON.stringify(auth)}` }]),
    ...middleware
      .filter((one) => !known.includes(one))
      .map((one) => ({ path: table, reason: `${name} names the unknown middleware ${one}` })),
    ...middleware
      .filter((one) => /auth|guard|sign|log-?in|session|role/i.test(one))
      .map((one) => ({ path: table, reason: `${name} cannot be guarded by the middleware ${one}: use auth` })),
  ]);
}
