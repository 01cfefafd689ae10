import { importsOf, isCode, isTest, type Fault, type SourceFile } from './source.ts';

/** Code that a browser may be sent. The server renders it as well. */
const browserCode = /^src\/(web|ui|verticals|words|locales|partners)\//;

/**
 * Returns an issue for each file of browser code from which value imports lead to zod: schemas belong to the server,
 * and browsers get their types and the written `*.calls.ts` files.
 */
export function browserSchemas(files: readonly SourceFile[]): Fault[] {
  const byPath = new Map(files.filter(isCode).map((file) => [file.path, file]));
  const known = new Map<string, readonly string[] | null>();
  const wayToSchemas = (path: string): readonly string[] | null => {
    const found = known.get(path);
    if (found !== undefined) return found;
    // A circle leads nowhere new.
    known.set(path, null);
    const way = wayFrom(path, byPath, wayToSchemas);
    known.set(path, way);
    return way;
  };
  return [...byPath.keys()]
    .filter((path) => browserCode.test(path) && !isTest(path))
    .flatMap((path) => {
      const way = wayToSchemas(path);
      return way === null ? [] : [{ path, reason: `brings zod into the browser: ${way.join(' → ')}` }];
    });
}

function wayFrom(
  path: string,
  byPath: ReadonlyMap<string, SourceFile>,
  wayToSchemas: (path: string) => readonly string[] | null,
): readonly string[] | null {
  const file = byPath.get(path);
  if (file === undefined) return null;
  for (const { specifier, typeOnly } of importsOf(file)) {
    if (typeOnly) continue;
    if (/^zod(\/|$)/.test(specifier)) return [path, specifier];
    const further = specifier.startsWith('#src/') ? wayToSchemas(specifier.slice(1)) : null;
    if (further !== null) return [path, ...further];
  }
  return null;
}
