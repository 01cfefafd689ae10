/** What the request line of an HTTP request names, read once; every check and every answer goes by it. */
export type RequestTarget = {
  /**
   * The path: one leading slash, no empty segment but a last one (the trailing slash), percent-encoding as `URL` writes it.
   * `new URL(path, origin).pathname` is the same text, so nothing that draws a page can read another path.
   */
  readonly path: string;
  /** The query without its question mark, as it was sent; empty when there is none. */
  readonly search: string;
  /** Whether the path was sent in this spelling. */
  readonly exact: boolean;
};

/** Longest percent-decoding that is looked through: `%252e` is a dot for a reader that decodes twice. */
const decodings = 2;
/** Characters that `encodeURIComponent` escapes and a path segment may hold (RFC 3986, `pchar`). */
const plainInSegments = /%(24|26|2B|2C|3A|3B|3D|40)/g;

/**
 * Reads a request target in origin form. Null when it may not be answered (400): it is not a path, cannot be decoded, holds
 * a fragment, or has a segment which, decoded once or twice, is `.` or `..` or holds a backslash or a control character.
 * Such an address names one page to a check that reads the raw text, and another to a reader that resolves it.
 */
export function readRequestTarget(target: string): RequestTarget | null {
  const [raw = '', ...rest] = target.split('?');
  if (!raw.startsWith('/') || target.includes('#')) return null;
  const segments: string[] = [];
  for (const segment of raw.split('/')) {
    const read = readSegment(segment);
    if (read === null) return null;
    if (read !== '') segments.push(read);
  }
  const end = segments.length > 0 && raw.endsWith('/') ? '/' : '';
  const path = `/${segments.join('/')}${end}`;
  return { path, search: rest.join('?'), exact: path === raw };
}

/** A segment in its one spelling; null when it is none that an address of ours may have. */
function readSegment(segment: string): string | null {
  // Nearly every segment is of this kind, and has one spelling only.
  if (/^[A-Za-z0-9_-]*$/.test(segment)) return segment;
  const decoded = decode(segment);
  if (decoded === null) return null;
  let text: string | null = segment;
  for (let times = 0; text !== null && times <= decodings; times += 1) {
    if (isHostile(text)) return null;
    text = decode(text);
  }
  return encodeURIComponent(decoded).replaceAll(plainInSegments, decodeURIComponent);
}

function isHostile(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return /[\\\u0000-\u001f\u007f]/.test(text) || text.split('/').some((part) => part === '.' || part === '..');
}

/** Null for what is no percent-encoded UTF-8; a second decoding of a plain text may be none. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
