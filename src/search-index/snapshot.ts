import { columnMakers, pricesIn, type ColumnName, type SearchIndex } from '#src/search-index/search-index-shape.ts';

/** Raise it with every change of the columns or of what they mean: snapshots of another format are not read. */
const format = 7;
const magic = 0x4d454e44;
const prefixBytes = 16;
const aligned = 64;

/**
 * What a snapshot must be of, to be of use: the tokeniser's version and a word for the state of what it was built from.
 */
export type SnapshotOf = { readonly tokeniser: number; readonly source: string };

type Header = SnapshotOf &
  Pick<SearchIndex, 'size' | 'destinations' | 'countries' | 'categories' | 'currencies' | 'profiles'> & {
    readonly format: number;
    readonly littleEndian: boolean;
    readonly termBytes: number;
    readonly lengths: Readonly<Record<ColumnName, number>>;
  };

const columnNames: readonly ColumnName[] = Object.keys(columnMakers).filter(isColumn);

/**
 * The index as bytes for a file, in parts: four numbers (a mark, the header's length, the sum of all that
 * follows, nothing), the header, the terms, the columns, each beginning at a multiple of 64, so that no record spans
 * two lines of the cache.
 */
export function snapshotParts(index: SearchIndex, of: SnapshotOf): Uint8Array[] {
  const terms = padded(new TextEncoder().encode(index.terms.join('\n')));
  const columns = columnNames.map((name) => padded(bytesOf(index[name])));
  const header: Header = {
    ...of,
    format,
    littleEndian: littleEndian(),
    size: index.size,
    destinations: index.destinations,
    countries: index.countries,
    categories: index.categories,
    currencies: index.currencies,
    profiles: index.profiles,
    termBytes: new TextEncoder().encode(index.terms.join('\n')).length,
    lengths: lengthsOf(index),
  };
  const text = padded(new TextEncoder().encode(JSON.stringify(header)), { filler: 0x20, after: prefixBytes });
  return [bytesOf(Uint32Array.of(magic, text.length, sumOf([text, terms, ...columns]), 0)), text, terms, ...columns];
}

/**
 * The index in a file's bytes, which it goes on using; a word why not when they are damaged, or of another release, or
 * not of the state that is wanted.
 */
export function readSnapshot(bytes: SharedArrayBuffer, expected: SnapshotOf): SearchIndex | string {
  const header = readHeader(bytes);
  if (typeof header === 'string') return header;
  if (header.value.tokeniser !== expected.tokeniser || header.value.source !== expected.source)
    return 'of another state';
  const { value, end } = header;
  const termEnd = end + roundUp(value.termBytes);
  let at = termEnd;
  const places = columnNames.map((name) => {
    const place = { name, at, length: value.lengths[name] };
    at += roundUp(place.length * columnMakers[name].BYTES_PER_ELEMENT);
    return place;
  });
  if (at !== bytes.byteLength) return 'cut short';
  const column = <Made>(
    name: ColumnName,
    maker: new (buffer: SharedArrayBuffer, at: number, length: number) => Made,
  ): Made => {
    const place = places.find((one) => one.name === name);
    return new maker(bytes, place?.at ?? 0, place?.length ?? 0);
  };
  // A decoder takes no shared memory: the terms are copied, which is little.
  const text = new TextDecoder().decode(new Uint8Array(bytes, end, value.termBytes).slice());
  const { size, destinations, countries, categories, currencies, profiles } = value;
  const records = column('records', Uint32Array);
  return {
    size,
    destinations,
    countries,
    categories,
    currencies,
    profiles,
    terms: text === '' ? [] : text.split('\n'),
    records,
    prices: pricesIn(records),
    days: column('days', Uint32Array),
    optionDays: column('optionDays', Uint32Array),
    stalls: column('stalls', Uint16Array),
    makes: column('makes', Uint16Array),
    priceCells: column('priceCells', Uint16Array),
    stallRecords: column('stallRecords', Uint32Array),
    makeRecords: column('makeRecords', Uint32Array),
    ids: column('ids', Int32Array),
    byId: column('byId', Uint32Array),
    gone: column('gone', Uint32Array),
    letters: column('letters', Uint32Array),
    starts: column('starts', Uint32Array),
    postings: column('postings', Uint32Array),
  };
}

function readHeader(bytes: SharedArrayBuffer): { readonly value: Header; readonly end: number } | string {
  if (bytes.byteLength < prefixBytes || bytes.byteLength % aligned !== 0) return 'cut short';
  const [mark, length = 0, sum] = new Uint32Array(bytes, 0, 3);
  if (mark !== magic) return 'no snapshot';
  if (length > bytes.byteLength - prefixBytes) return 'cut short';
  if (sumOf([new Uint8Array(bytes, prefixBytes)]) !== sum) return 'damaged';
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes, prefixBytes, length).slice());
    // The sum says that we wrote it; the format, whether as we write now.
    const value = JSON.parse(text) as Header;
    if (value.format !== format || value.littleEndian !== littleEndian()) return 'of another release';
    return { value, end: prefixBytes + length };
  } catch {
    return 'damaged';
  }
}

function isColumn(name: string): name is ColumnName {
  return Object.hasOwn(columnMakers, name);
}

function lengthsOf(index: SearchIndex): Record<ColumnName, number> {
  const lengths: Partial<Record<ColumnName, number>> = {};
  for (const name of columnNames) lengths[name] = index[name].length;
  return lengths as Record<ColumnName, number>;
}

function littleEndian(): boolean {
  return new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
}

function bytesOf(column: Uint32Array | Int32Array | Uint16Array): Uint8Array {
  return new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
}

function roundUp(length: number): number {
  return Math.ceil(length / aligned) * aligned;
}

/** The bytes and so many more that whatever follows them, and the `after` bytes before them, is aligned. */
function padded(bytes: Uint8Array, { filler = 0, after = 0 } = {}): Uint8Array {
  const length = roundUp(after + bytes.length) - after;
  if (bytes.length === length) return bytes;
  const longer = new Uint8Array(length).fill(filler);
  longer.set(bytes);
  return longer;
}

/** A sum in which every bit counts (FNV-1a over words of 32 bits); parts are multiples of four bytes long. */
function sumOf(parts: readonly Uint8Array[]): number {
  let sum = 0x811c9dc5;
  for (const part of parts) {
    const whole = part.byteOffset % 4 === 0 ? part : part.slice();
    const words = new Uint32Array(whole.buffer, whole.byteOffset, whole.length / 4);
    for (let at = 0; at < words.length; at += 1) sum = Math.imul(sum ^ (words[at] ?? 0), 0x01000193);
  }
  return sum >>> 0;
}
