import { userInfo } from 'node:os';
import { fileURLToPath } from 'node:url';

import { readEnvFile } from '../commands/env-file.ts';
import type { Shop } from './open-shop.ts';
import { runCommandLine } from './run.ts';

const broke = 3;

let shop: Promise<Shop> | null = null;

/** Opens the shop once, with code that most commands never load. */
function open(): Promise<Shop> {
  return (shop ??= import('./open-shop.ts').then(({ openShop }) => openShop()));
}

/** The command line of the terminal. */
async function main(): Promise<number> {
  // Settings such as DATA_DIR may be relative: wherever the command is typed, they mean the same shop.
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  readEnvFile();
  try {
    return await runCommandLine(process.argv.slice(2), {
      open: async () => (await open()).deps,
      setup: async () => (await open()).setup(),
      user: userInfo().username,
      say: (text) => console.log(text),
      complain: (text) => console.error(text),
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return broke;
  } finally {
    await (await shop?.catch(() => null))?.close();
  }
}

process.exitCode = await main();
