import { parseArgs } from 'node:util';

import { exitCode } from './arithmetic.ts';
import { measureSales } from './flash-sale.ts';
import { report } from './report.ts';

const { values: options } = parseArgs({
  options: {
    strict: { type: 'boolean', default: false },
    runs: { type: 'string', default: '10' },
    buyers: { type: 'string', default: '2000' },
  },
});

/** Measures selling alone, without a built site: `npm run bench -- sales`. */
const measures = await measureSales({
  runs: Number(options.runs),
  buyers: Number(options.buyers),
  atOnce: 64,
  sliceMs: 1_500,
});
console.log(report(measures));
process.exitCode = exitCode(measures, options.strict);
