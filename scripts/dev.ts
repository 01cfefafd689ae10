import { readEnvFile } from './commands/env-file.ts';

readEnvFile();
process.env['MODE'] ??= 'development';
process.env['NODE_ENV'] = 'development';
await import('#src/server/main.ts');
