/** The options of one command line, by their names in camel case. */
export type ParsedOptions = {
  readonly values: Readonly<Record<string, string>>;
  readonly flags: ReadonlySet<string>;
};

/** How a command ended: its exit code, and its result for `--json`. */
export type Outcome = { readonly code: number; readonly data: Readonly<Record<string, unknown>> };

/** Where a command writes: lines of its result, and messages. With `--json` both go to standard error. */
export type Output = { readonly say: (text: string) => void; readonly complain: (text: string) => void };

/** A command line that is not understood: exit code 2. */
export class UsageError extends Error {}

/** A command that was refused or did not succeed: exit code 1. */
export class Refusal extends Error {}

/** Ends a command with exit code 1. */
export function refuse(reason: unknown): never {
  throw new Refusal(reason instanceof Error ? reason.message : String(reason), { cause: reason });
}
