import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { layerSummary, measuredFunctions, uncalledFunctions, type MeasuredFunction } from './function-coverage.ts';

/**
 * Runs the tests of `src/domain` and names each function of it that none of them calls. Exit code 1: there is one, or a
 * test failed. With `--layers`, nothing is judged: all unit tests run, or those in the layers that are
 * named after it, and a table says how many functions of each layer they call.
 */
const { values: options, positionals: named } = parseArgs({
  options: { layers: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const root = join(import.meta.dirname, '../..');

function main(): number {
  if (options.layers) return reportLayers();
  if (named.length === 0) return judgeDomain();
  console.error('Layers are named after --layers: npm run coverage -- --layers formats contract.');
  return 2;
}

function judgeDomain(): number {
  const run = measure('coverage/domain', ['--config', 'vitest.coverage.config.ts']);
  if (run.functions.length === 0) return 1;
  const uncalled = uncalledFunctions(run.functions);
  for (const one of uncalled) console.error(`${one.path}:${one.line} ${one.name}: no test in src/domain calls it`);
  console.log(
    `Tests in src/domain call ${run.functions.length - uncalled.length} of its ${run.functions.length} functions.`,
  );
  if (uncalled.length > 0) console.error(`${uncalled.length} functions need a test (or are not needed).`);
  return run.passed && uncalled.length === 0 ? 0 : 1;
}

function reportLayers(): number {
  const layers = readdirSync(join(root, 'src'), { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? [one.name] : [],
  );
  const unknown = named.filter((name) => !layers.includes(name));
  if (unknown.length > 0) {
    console.error(`No layer is named ${unknown.join(', ')}. Layers: ${layers.join(', ')}.`);
    return 2;
  }
  const folders = named.map((name) => `src/${name}/`);
  const sources = (named.length > 0 ? folders : ['src/']).map((folder) => `--coverage.include=${folder}**/*.{ts,tsx}`);
  const { passed, functions } = measure('coverage/layers', [
    ...folders,
    '--coverage.enabled',
    '--coverage.provider=v8',
    ...sources,
    '--coverage.exclude=**/*.test.{ts,tsx}',
    '--coverage.reporter=json',
    '--coverage.reportsDirectory=coverage/layers',
    '--coverage.reportOnFailure',
  ]);
  for (const line of layerSummary(functions)) console.log(line);
  return passed ? 0 : 1;
}

/** Runs Vitest with these words and reads the report that it writes into the folder. */
function measure(folder: string, words: readonly string[]): { passed: boolean; functions: MeasuredFunction[] } {
  const report = join(root, folder, 'coverage-final.json');
  rmSync(report, { force: true });
  const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...words], {
    cwd: root,
    stdio: 'inherit',
  });
  const functions = existsSync(report) ? measuredFunctions(readFileSync(report, 'utf8'), root) : [];
  return { passed: run.status === 0, functions };
}

process.exitCode = main();
