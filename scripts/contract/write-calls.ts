import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import { callFiles } from './call-files.ts';

/** `npx meander generate contract`: writes the calls that browsers make from the definitions of the API's endpoints. */
const files = await callFiles();
for (const { path, text } of files) writeFileSync(path, text);
execFileSync('npx', ['oxfmt', ...files.map(({ path }) => path)], { stdio: 'inherit' });
console.log(`${files.length} files of calls are written.`);
