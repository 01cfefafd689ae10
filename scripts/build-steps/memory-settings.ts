import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/**
 * How the server's process uses memory. V8 lets a heap grow to several times its live data before it collects all of
 * it; here it grows by 40 %. Twice the space for young objects is resident at a collection, so that it is limited to 8
 * MiB. glibc gives each thread its own pool, and retains freed memory in all of them.
 */
export const memorySettings = {
  flags: ['--heap-growing-percent=40', '--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
} as const;

/**
 * Runs a program with these settings in place of this one: same process id, terminal and parent. The allocator reads its own at
 * the start of a process only, and what this program has loaded is gone. Where the platform cannot do that, the program runs in
 * this process with V8's settings alone.
 */
export async function runWithMemorySettings(program: string): Promise<void> {
  const { flags, env } = memorySettings;
  // An operator who has set the allocator's variables has decided.
  const isSet = Object.keys(env).some((name) => process.env[name] !== undefined);
  const args = [...flags, ...process.execArgv, program, ...process.argv.slice(2)];
  // A channel to a parent process would not survive.
  if (process.platform === 'linux' && process.execve !== undefined && process.send === undefined)
    process.execve(process.execPath, [process.execPath, ...args], isSet ? process.env : { ...process.env, ...env });
  for (const flag of flags) if (!process.execArgv.includes(flag)) setFlagsFromString(flag);
  await import(pathToFileURL(program).href);
}
