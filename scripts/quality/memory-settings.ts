import { setFlagsFromString } from 'node:v8';

/**
 * How the server's process uses memory. V8 lets a heap grow to several times of what lives in it before it collects all of it;
 * here it grows by 40 %. Twice the space for young objects is resident at a collection, so that it is kept at 8 MiB. glibc
 * gives each thread a pool of its own, and keeps freed memory in all of them.
 */
export const memorySettings = {
  flags: ['--heap-growing-percent=40', '--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
} as const;

/**
 * Has the process run with these settings. The allocator reads its own at the start of a process only, so this program starts
 * again in place (same process id, terminal and parent) where the platform can do that; elsewhere V8's are set alone.
 */
export function useMemorySettings(): void {
  const { flags, env } = memorySettings;
  const isSet = Object.keys(env).some((name) => process.env[name] !== undefined);
  // A channel to a parent process would not survive, and an operator who has set the allocator's variables has decided.
  if (process.platform === 'linux' && process.execve !== undefined && !isSet && process.send === undefined)
    process.execve(process.execPath, [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)], {
      ...process.env,
      ...env,
    });
  for (const flag of flags) if (!process.execArgv.includes(flag)) setFlagsFromString(flag);
}
