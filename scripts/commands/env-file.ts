import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Reads `.env` of the project, where there is one; what the surroundings set already stays. */
export function readEnvFile(): void {
  const path = join(fileURLToPath(new URL('../..', import.meta.url)), '.env');
  if (existsSync(path)) process.loadEnvFile(path);
}
