import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { CallTraits } from '#src/contract/call.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';

/** A file that holds the calls of endpoints for browsers: its path from the project's root, and its text. */
export type CallFile = { readonly path: string; readonly text: string };

type Endpoints = Readonly<Record<string, Endpoint<unknown, unknown>>>;

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the file of calls of every module below `src/contract` that exports a table of endpoints (`…Endpoints`). */
export async function callFiles(): Promise<readonly CallFile[]> {
  const modules = readdirSync(`${root}src/contract`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(test|calls)\.ts$/.test(path))
    .map((path) => `src/contract/${path.replaceAll('\\', '/')}`)
    .toSorted();
  const files: CallFile[] = [];
  for (const path of modules) {
    const exported = (await import(`${root}${path}`)) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(exported))
      if (name.endsWith('Endpoints'))
        files.push({ path: path.replace(/\.ts$/, '.calls.ts'), text: textOf(path, name, value as Endpoints) });
  }
  return files;
}

/** Returns the text of one file. It holds paths and types, and no schema. */
export function textOf(path: string, name: string, endpoints: Endpoints): string {
  const calls = Object.entries(endpoints).map(([key, endpoint]) => {
    const traits = traitsOf(endpoint);
    const given = [quoted(endpoint.method), quoted(endpoint.path.source), ...(traits === '' ? [] : [traits])];
    return `  ${key}: call<Endpoints['${key}']>(${given.join(', ')}),\n`;
  });
  return `// Written by \`npx meander generate contract\` from ${path.slice(path.lastIndexOf('/') + 1)}; do not edit.
import { call } from '#src/contract/call.ts';
import type { ${name} } from '#${path}';

type Endpoints = typeof ${name};

export const ${name.replace(/Endpoints$/, 'Calls')} = {
${calls.join('')}} as const;
`;
}

function traitsOf({ idempotent, isBeacon, sendsEmpty, timeoutMs }: CallTraits): string {
  const lines = [
    ...(idempotent === true ? ['idempotent: true'] : []),
    ...(isBeacon === true ? ['isBeacon: true'] : []),
    ...(sendsEmpty === true ? ['sendsEmpty: true'] : []),
    ...(timeoutMs === undefined ? [] : [`timeoutMs: ${timeoutMs.toLocaleString('en').replaceAll(',', '_')}`]),
  ];
  return lines.length === 0 ? '' : `{ ${lines.join(', ')} }`;
}

function quoted(text: string): string {
  return `'${text}'`;
}
