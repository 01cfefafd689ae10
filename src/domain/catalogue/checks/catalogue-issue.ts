import type { JsonPath } from '#src/domain/catalogue/checks/json-lines.ts';

/** What is wrong with one item of the catalogue: where in its file, and why, in words for its author. */
export type ItemFault = { readonly path: JsonPath; readonly reason: string };

/** The same with the file and line that an author can open. `file` is relative to the catalogue's folder. */
export type CatalogueFault = { readonly file: string; readonly line: number; readonly reason: string };

/** "destinations/paris/louvre.json:12: reason", one fault to a line. */
export function faultText(fault: CatalogueFault): string {
  return `${fault.file}:${fault.line}: ${fault.reason}`;
}

/** Returns the items that also appear earlier in the list, with the position of the later one. */
export function repeated(
  values: readonly (string | number)[],
): readonly { readonly index: number; readonly value: string | number }[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [{ index, value }] : []));
}

/** Faults moved below a prefix: those of an option become those of its product. */
export function below(prefix: JsonPath, faults: readonly ItemFault[]): ItemFault[] {
  return faults.map((fault) => ({ path: [...prefix, ...fault.path], reason: fault.reason }));
}
