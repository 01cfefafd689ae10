import { textBytes } from '#src/domain/bounded-map.ts';

/** About how many bytes plain data takes: texts, numbers, lists, records, maps and binary data, without what is shared. */
export function roughBytes(data: unknown): number {
  if (typeof data === 'string') return textBytes(data);
  if (typeof data === 'bigint') return 24;
  if (typeof data !== 'object' || data === null) return 8;
  if (ArrayBuffer.isView(data)) return 100 + data.byteLength;
  let bytes = 40;
  if (Array.isArray(data) || data instanceof Set) {
    for (const item of data) bytes += 8 + roughBytes(item);
    return bytes;
  }
  if (data instanceof Map) {
    for (const [key, value] of data) bytes += 24 + roughBytes(key) + roughBytes(value);
    return bytes;
  }
  // Names of fields are shared by all records of a shape.
  for (const value of Object.values(data)) bytes += 8 + roughBytes(value);
  return bytes;
}
