import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { billOfMaterials, type LockFile } from './bill-of-materials.ts';

/**
 * Writes the software bill of materials (CycloneDX JSON) of `package-lock.json`: to the screen, or to the file of `--out`.
 * `--production` leaves development packages out; `--stamp` adds the time and a serial number.
 */
const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    production: { type: 'boolean', default: false },
    stamp: { type: 'boolean', default: false },
  },
});
const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as LockFile;
const bill = billOfMaterials(lock, {
  productionOnly: options.production,
  ...(options.stamp && { stamp: { serialNumber: `urn:uuid:${randomUUID()}`, timestamp: new Date().toISOString() } }),
});
const text = `${JSON.stringify(bill, null, 2)}\n`;
if (options.out === undefined) process.stdout.write(text);
else writeFileSync(options.out, text);
