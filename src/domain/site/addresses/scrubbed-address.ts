import { secretKeys } from '#src/domain/site/addresses/address.ts';

/** Query keys whose values grant access or identify a person: replaced in every line of a log. */
const scrubbedKeys: ReadonlySet<string> = new Set<string>([
  ...secretKeys,
  'state',
  'preview',
  'signature',
  'email',
  'phone',
  'account',
  'address',
  'user_id',
  'invite',
  'session',
  'captcha',
  'text_debug',
]);

/** Parts of a path that open something by themselves: shared lists and short links. */
const secretParts = /\/(wishlist|s|shared)\/[^/?]+/gi;

/**
 * An address as the access log may show it: values of secret keys, shared links, and whatever looks like an email, a
 * phone number or a long random word become "…". It stays on one line and ends after 500 characters.
 */
export function scrubbedAddress(address: string): string {
  const [path = '', ...rest] = address.split('?');
  const shownPath = withoutSecrets(path.replaceAll(secretParts, (part) => `${part.slice(0, part.lastIndexOf('/'))}/…`));
  const query = rest.join('?');
  const shown = query === '' ? shownPath : `${shownPath}?${query.split('&').map(scrubbedPair).join('&')}`;
  return shown.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '').slice(0, 500);
}

function scrubbedPair(pair: string): string {
  const [name = '', ...value] = pair.split('=');
  if (value.length === 0) return withoutSecrets(name);
  const isSecret = scrubbedKeys.has(decoded(name).toLowerCase());
  return `${withoutSecrets(name)}=${isSecret ? '…' : withoutSecrets(value.join('='))}`;
}

/** Dates and numbers with dashes of fewer than nine digits stay. */
function withoutSecrets(text: string): string {
  const read = decoded(text);
  if (read.includes('@') || /\d[\d\s().-]{7,}\d/.test(read.replaceAll(/\d{4}-\d\d-\d\d/g, ''))) return '…';
  return text.replaceAll(/[\w-]{22,}/g, (word) => (isRandom(word) ? '…' : word));
}

/** An id or a token: titles of products and places have neither capitals nor so many hexadecimal digits. */
function isRandom(word: string): boolean {
  return /^[0-9a-f-]{32,}$/i.test(word) || (/[A-Z]/.test(word) && /[\d_-]/.test(word));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
