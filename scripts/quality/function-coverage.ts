import { isAbsolute, relative, sep } from 'node:path';

import { z } from 'zod';

/** A function of the source and how often the tests of a run called it. One without a name is numbered within its file. */
export type MeasuredFunction = {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly calls: number;
};

/** What `--coverage.reporter=json` writes, as far as functions go. */
const reportSchema = z.record(
  z.string(),
  z.object({
    fnMap: z.record(z.string(), z.object({ name: z.string(), decl: z.object({ start: z.object({ line: z.int() }) }) })),
    f: z.record(z.string(), z.int()),
  }),
);

/** Returns the functions of a coverage report in the order of the source, with paths from the root of the project. */
export function measuredFunctions(text: string, root: string): MeasuredFunction[] {
  return Object.entries(reportSchema.parse(JSON.parse(text)))
    .map(([file, { fnMap, f }]) => ({ path: pathFrom(root, file), fnMap, f }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, fnMap, f }) =>
      Object.entries(fnMap)
        .map(([id, { name, decl }]) => ({ path, line: decl.start.line, name, calls: f[id] ?? 0 }))
        .toSorted((a, b) => a.line - b.line),
    );
}

/** Returns the functions that no test calls. */
export function uncalledFunctions(functions: readonly MeasuredFunction[]): readonly MeasuredFunction[] {
  return functions.filter(({ calls }) => calls === 0);
}

/** Returns one line for each folder below `src`: how many of its functions the tests call, as a number and in percent. */
export function layerSummary(functions: readonly MeasuredFunction[]): string[] {
  const layers = Map.groupBy(functions, ({ path }) => path.split('/')[1] ?? path);
  return [...layers].map(([layer, all]) => {
    const called = all.filter(({ calls }) => calls > 0).length;
    // Rounded down: 100 % means all of them.
    const percent = (Math.floor((called * 1000) / all.length) / 10).toFixed(1);
    return `${layer.padEnd(14)} ${String(called).padStart(6)} of ${String(all.length).padStart(6)} ${percent.padStart(6)} %`;
  });
}

function pathFrom(root: string, file: string): string {
  return (isAbsolute(file) ? relative(root, file) : file).split(sep).join('/');
}
