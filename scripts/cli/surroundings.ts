import type { Deps } from '#src/actions/deps.ts';
import type { CommandContext } from './command.ts';

/** Where a command gets the shop, opened only when it is needed, and where it writes. */
export type Surroundings = {
  readonly open: () => Promise<Deps>;
  /** Reads the environment for `check setup`; a caller that has none has no warnings. */
  readonly setup?: CommandContext['setup'];
  /** The name for the audit log when `--actor` is not given. */
  readonly user: string;
  /** Writes to standard output. */
  readonly say: (text: string) => void;
  /** Writes to standard error. */
  readonly complain: (text: string) => void;
};
