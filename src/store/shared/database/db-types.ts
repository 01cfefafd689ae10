import { types } from 'pg';
import type { CustomTypesConfig } from 'pg';

// PostgreSQL's numbers of its built-in types (pg_type.oid); they never change.
const oid = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, interval: 1186 } as const;
const arrayOid = { int8: 1016, date: 1182, timestamp: 1115, timestamptz: 1185 } as const;
const textArray: number = 1009;

type Parse = (text: string) => unknown;

/**
 * How columns arrive in the program: int8 as bigint, so that money never passes through a float; dates as
 * "YYYY-MM-DD" and instants as ISO 8601 in UTC ("2026-05-01T09:30:00Z"), never as Date, whose meaning would depend on
 * the zone of the machine; the rest as the driver does it (numeric as text, json parsed).
 */
export const rowTypes: CustomTypesConfig = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    return format === 'binary'
      ? types.getTypeParser(id, 'binary')
      : (parsers.get(id) ?? types.getTypeParser(id, 'text'));
  },
};

const asText: Parse = (text) => text;

const parsers = new Map<number, Parse>([
  [oid.int8, BigInt],
  [oid.date, asText],
  [oid.timestamp, asText],
  [oid.timestamptz, instant],
  [oid.interval, asText],
  [arrayOid.int8, each(BigInt)],
  [arrayOid.date, each(asText)],
  [arrayOid.timestamp, each(asText)],
  [arrayOid.timestamptz, each(instant)],
]);

/** "2026-05-01 09:30:00+00" becomes "2026-05-01T09:30:00Z": the connection's zone is UTC (see `openDb`). */
function instant(text: string): string {
  return text.replace(' ', 'T').replace(/\+00(:00)?$/, 'Z');
}

function each(parse: Parse): Parse {
  const toArray = types.getTypeParser(textArray, 'text');
  return (text) => nested(toArray(text), parse);
}

function nested(items: unknown, parse: Parse): unknown {
  if (Array.isArray(items)) return items.map((item) => nested(item, parse));
  return typeof items === 'string' ? parse(items) : items;
}
