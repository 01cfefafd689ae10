import type { Fault, SourceFile } from './source.ts';
import { keysOfRecord } from './surface/pages.ts';

/** A file with the record that must have a row for every code. */
export type CodeTable = { readonly file: SourceFile; readonly record: string };

/** Codes of the closed list that a table lacks, and rows for codes that are not on the list. */
export function failureFaults(codes: readonly string[], tables: readonly CodeTable[]): Fault[] {
  return tables.flatMap(({ file: { path, text }, record }) => {
    const rows = keysOfRecord({ path, text }, record);
    if (rows === null) return [{ path, reason: `has no record called ${record}` }];
    return [
      ...codes
        .filter((code) => !rows.includes(code))
        .map((code) => ({ path, reason: `${record} has no row for ${code}` })),
      ...rows
        .filter((row) => !codes.includes(row))
        .map((row) => ({ path, reason: `${record} has a row for ${row}, which src/domain/failure.ts does not list` })),
    ];
  });
}
