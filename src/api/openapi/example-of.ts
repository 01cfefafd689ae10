import { fileUrl } from '#src/contract/site/file-paths.ts';
import type { Components, SchemaDocument } from '#src/contract/schema-documents.ts';

/** What a field of a name may hold; the first value that its pattern takes is shown. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  amount: ['25600'],
  askedAt: ['2026-11-21T09:30:00.000Z'],
  at: ['2026-12-24T02:00:00.000Z'],
  on: ['2026-12-28'],
  begins: ['2026-03-01T00:00:00Z'],
  bestMonths: [11],
  birthDate: ['1990-05-17'],
  category: ['cruise'],
  closed: ['12-25'],
  closedUntil: ['2026-12-17T02:00:00.000Z'],
  sendAt: ['2026-12-24T08:00:00.000Z'],
  code: ['HK', '7M4K-Q2XD-91TZ'],
  countries: ['HK'],
  country: ['HK'],
  country_code: ['GB'],
  create_time: ['2026-11-21T09:30:00.000Z'],
  currency: ['HKD'],
  currencies: ['HKD'],
  date: ['2026-12-24'],
  day: ['2026-12-24'],
  deadline: ['2026-12-17T02:00:00.000Z'],
  distribution: [4],
  dueAt: ['2026-11-24T09:30:00.000Z'],
  earlier: ['2026-11-19'],
  earliest: ['2026-11-22'],
  effective: ['2026-11-01'],
  email: ['a•••@example.com'],
  endsAt: ['2027-03-01T00:00:00Z'],
  ends: ['2027-03-01T00:00:00Z'],
  expiresAt: ['2027-03-01T00:00:00Z'],
  firstLanguage: ['zh-HK'],
  from: [10, '2026-12-24', '09:00'],
  href: ['/activity/204-ocean-park/'],
  id: [205, 'day-loop'],
  issuedAt: ['2026-11-21T09:31:00.000Z'],
  itemId: ['0b7e3c52-6a1d-4f58-9c40-2d9a7f1e8b63'],
  key: ['destinations', 'top'],
  lang: ['en'],
  language: ['en'],
  lastDate: ['2027-05-20'],
  lastEntry: ['17:30'],
  lat: [22.2937],
  latest: ['2027-02-20'],
  lng: [114.1689],
  localCurrency: ['HKD'],
  localDate: ['2026-12-24'],
  localEnd: ['10:50'],
  localStart: ['10:00'],
  minor: [25_600],
  name: ['Hong Kong'],
  next: ['2026-12-24'],
  nextDate: ['2026-12-24'],
  offset: ['+08:00'],
  option: ['day-loop'],
  optionId: ['day-loop'],
  path: ['/city/2-hong-kong/'],
  pdf: [fileUrl('voucherPdf', { reference: 'K7QX2M9DPA' })],
  ics: [fileUrl('voucherCalendar', { reference: 'K7QX2M9DPA' })],
  phone: ['+44 •••• 018'],
  picture: ['harbour-dusk-200'],
  pictures: ['harbour-dusk-200'],
  placedAt: ['2026-11-21T09:30:00.000Z'],
  productId: [205],
  qrSvg: ['<svg xmlns="http://www.w3.org/2000/svg">…</svg>'],
  quoteHash: ['5d41402abc4b2a76b9719d911017c5925d41402abc4b2a76b9719d911017c592'],
  rates: ['7.7753'],
  ratesOf: ['2026-11-20'],
  redeemedAt: ['2026-11-21T09:30:00.000Z'],
  joinedAt: ['2026-11-21T09:30:00.000Z'],
  settledAt: ['2026-11-21T09:30:00.000Z'],
  redirectUrl: ['https://pay.example.com/session/cs_8f2c'],
  reference: ['K7QX2M9DPA'],
  refundPercent: [100],
  residenceCode: ['GB'],
  residence: ['JP'],
  ipCountry: ['GB'],
  score: [88],
  secondsLeft: [874],
  agent: ['Chrome · Android'],
  created_at: ['2026-11-21T09:31:00.000Z'],
  last_used_at: ['2026-11-21T09:31:00.000Z'],
  network: ['192.0.2.•'],
  seen_at: ['2026-11-21T09:31:00.000Z'],
  sentAt: ['2026-11-21T09:31:00.000Z'],
  since: ['2026-11-21T09:30:00.000Z'],
  slotId: ['4711'],
  slug: ['hong-kong'],
  sort: ['most_relevant'],
  startsAt: ['2026-12-24T02:00:00.000Z'],
  state: ['valid', 'confirmed'],
  status: ['available', 'confirmed'],
  text: ['Harbour cruise'],
  timeZone: ['Asia/Hong_Kong'],
  to: [20, '2026-12-26', '18:00'],
  today: ['2026-11-21'],
  unitId: ['adult'],
  until: ['2026-12-23T02:00:00.000Z', '18:00'],
  user_residence: ['GB'],
  vertical: ['activities'],
  visitedOn: ['2026-10-18'],
  time: ['09:30'],
  validUntil: ['2027-03-01T00:00:00.000Z', '2027-03-01'],
};

/**
 * Returns an example that a schema takes, made of it alone, so that it cannot grow old: one of each list, and values
 * that a field of this name usually holds.
 */
export function exampleOf(schema: SchemaDocument, components: Components, field = ''): unknown {
  if (schema.$ref !== undefined) {
    const named = components[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)];
    return named === undefined ? null : exampleOf(named, components, field);
  }
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first !== undefined) return exampleOf(first, components, field);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined)
    return known(field, (value) => schema.enum?.includes(plain(value)) === true) ?? schema.enum[0];
  const [type] = [schema.type].flat();
  switch (type) {
    case 'object':
      return objectOf(schema, components, field);
    case 'array':
      return Array.isArray(schema.items) || typeof schema.items !== 'object'
        ? []
        : [exampleOf(schema.items, components, field)];
    case 'string':
      return known(field, (value) => typeof value === 'string' && fits(value, schema.pattern)) ?? 'text';
    case 'integer':
    case 'number':
      return known(field, (value) => typeof value === 'number') ?? schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return null;
  }
}

function objectOf(schema: SchemaDocument, components: Components, field: string): Record<string, unknown> {
  const { properties = {}, additionalProperties: rest } = schema;
  const shown = Object.entries(properties).map(([name, one]) => [
    name,
    typeof one === 'boolean' ? null : exampleOf(one, components, name),
  ]);
  if (typeof rest === 'object') shown.push(['USD', exampleOf(rest, components, field)]);
  return Object.fromEntries(shown);
}

function known(field: string, takes: (value: unknown) => boolean): unknown {
  return values[field]?.find(takes);
}

function plain(value: unknown): string | number | boolean | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function fits(value: string, pattern: string | undefined): boolean {
  return pattern === undefined || new RegExp(pattern, 'u').test(value);
}
