/** `npm run bench` measures the site; `npm run bench -- rail` and the others measure one subject, with options behind the word. */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  rail: () => import('./rail-bench.ts'),
  sales: () => import('./sales-bench.ts'),
  search: () => import('./search-bench.ts'),
  odd: () => import('./odd-bench.ts'),
  memory: () => import('./memory-bench.ts'),
};

const [name = ''] = process.argv.slice(2);
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
// The measurements read their own options.
if (bench !== undefined) process.argv.splice(2, 1);
await(bench ?? (() => import('./bench.ts')))();
