import type { Deps } from '#src/actions/deps.ts';
import type { CommandContext } from './command.ts';

/** The environment of a command: how it opens the shop, and where it writes. */
export type CommandEnvironment = {
  readonly open: () => Promise<Deps>;
  /** Reads the settings for `check setup`; without it there are no warnings. */
  readonly setup?: CommandContext['setup'];
  /** The name for the audit log when `--actor` is not given. */
  readonly user: string;
  /** Writes to standard output. */
  readonly say: (text: string) => void;
  /** Writes to standard error. */
  readonly complain: (text: string) => void;
};
