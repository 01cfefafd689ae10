import { readEnvFile } from './commands/env-file.ts';
import { writeGuide } from './docs/write-guide.ts';

readEnvFile();
process.env['MODE'] ??= 'development';
process.env['NODE_ENV'] = 'development';
await writeGuide();
await import('#src/server/main.ts');
