import { isCurrency } from '#src/domain/shared/money/currency.ts';
import { readLinkPasses } from '#src/domain/shared/tokens/link-pass.ts';
import { isLanguage } from '#src/domain/site/language/languages.ts';
import { isFormatPreference } from '#src/domain/site/language/formatting-locale.ts';
import { isUuid } from '#src/domain/uuid.ts';

/** Cookies are for short words. A longer one would only serve to fill up requests until they fail (threat model 2.3). */
export const longestCookie = 256;

/** What a cookie may hold; everything else is as if there were no cookie. */
export type CookieGrammar = (value: string) => boolean;

/** Random bytes in base64url: so many characters exactly. */
export function randomWord(characters: number): CookieGrammar {
  const shape = new RegExp(`^[A-Za-z0-9_-]{${characters}}$`);
  return (value) => shape.test(value);
}

/** One of a closed list. */
export function oneOf(...values: readonly string[]): CookieGrammar {
  return (value) => values.includes(value);
}

/** A short name of ours: small letters, digits, dashes and underscores. */
export const shortName: CookieGrammar = (value) => /^[a-z0-9][a-z0-9_-]{0,31}$/.test(value);

/** An affiliate's three ids with dots between; only the first must be there. */
export const affiliateWords: CookieGrammar = (value) =>
  /^[A-Za-z0-9_-]{1,32}\.[A-Za-z0-9_-]{0,32}\.[A-Za-z0-9_-]{0,32}$/.test(value);

/** A host name without port, in small letters. */
export const hostName: CookieGrammar = (value) =>
  value.length <= 190 && /^[a-z0-9]([a-z0-9-]{0,62})(\.[a-z0-9]([a-z0-9-]{0,62}))*$/.test(value);

/** A country as two capital letters. */
export const countryCode: CookieGrammar = (value) => /^[A-Z]{2}$/.test(value);

/** What signed links have opened, as `link-pass.ts` writes it. */
export const linkPassWords: CookieGrammar = (value) => readLinkPasses(value) !== null;

/** A time zone as browsers name it, `Asia/Tokyo`; whether it exists is checked where it is used. */
export const zoneName: CookieGrammar = (value) => /^[A-Z]\w{1,19}(?:\/[A-Z][\w+-]{1,29}){1,2}$/.test(value);

/** An account's id. */
export const accountId: CookieGrammar = isUuid;

export const languageCode: CookieGrammar = isLanguage;

/** A currency we sell in, or one of the two that spec §4 maps to EUR. */
export const storedCurrency: CookieGrammar = (value) => isCurrency(value) || value === 'RUB' || value === 'LBP';

/** With which years and digits dates are written. */
export const formatPreference: CookieGrammar = isFormatPreference;

/** What is signed, a dot, and the signature (HMAC-SHA-256 in base64url). */
export function signedWord(grammar: CookieGrammar): CookieGrammar {
  return (value) => {
    const dot = value.lastIndexOf('.');
    return dot > 0 && signature(value.slice(dot + 1)) && grammar(value.slice(0, dot));
  };
}

const signature = randomWord(43);
