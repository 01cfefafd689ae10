import { localPath } from '#src/domain/site/addresses/address.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/**
 * Where a short address leads (T-05): a kind and typed fields. No address is ever written down, so that none can lead
 * elsewhere or start another app.
 */
export type ShortTarget =
  | { readonly kind: 'home' }
  | { readonly kind: 'activity'; readonly id: number }
  | { readonly kind: 'city'; readonly id: number }
  | { readonly kind: 'referral_event'; readonly id: number; readonly invite: string | null }
  | { readonly kind: 'referral_group'; readonly key: string }
  | { readonly kind: 'secret_price'; readonly key: string };

/** The scheme that our own app answers to, and the only one that a deep link may have. */
const appScheme = 'meander';

const code = /^[A-Za-z0-9_-]{11}$/;
const key = /^[A-Za-z0-9_-]{3,64}$/;

/** Whether a text can be the code of a short address: 66 bits, written in 11 signs. */
export function isShortCode(text: string): boolean {
  return code.test(text);
}

/** The path of a target on the web, without language and closing slash, and its query. */
function webPath(target: ShortTarget): {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
} {
  switch (target.kind) {
    case 'home':
      return { path: '/', query: {} };
    case 'activity':
    case 'city':
      return { path: `/${target.kind}/${target.id}`, query: {} };
    case 'referral_event':
      return {
        path: `/referralcoupon/specialevent/${target.id}`,
        query: target.invite === null ? {} : { invite: target.invite },
      };
    case 'referral_group':
      return { path: `/referralcoupon/group/${target.key}`, query: {} };
    case 'secret_price':
      return { path: `/community/secretprice/${target.key}`, query: {} };
  }
}

/** The address of a target on the web, in a language. */
export function webAddress(target: ShortTarget, language: LanguageCode): string {
  const { path, query } = webPath(target);
  const search = new URLSearchParams(query).toString();
  return localPath(language, path) + (search === '' ? '' : `?${search}`);
}

/** The address that opens the same in the app. */
export function deepLink(target: ShortTarget): string {
  const { path, query } = webPath(target);
  const search = new URLSearchParams(query).toString();
  return `${appScheme}:/${path}${search === '' ? '' : `?${search}`}`;
}

const paths: readonly (readonly [RegExp, (found: string) => ShortTarget])[] = [
  [/^\/activity\/(\d{1,9})(?:-[a-z0-9-]*)?\/?$/, (id) => ({ kind: 'activity', id: Number(id) })],
  [/^\/city\/(\d{1,9})(?:-[a-z0-9-]*)?\/?$/, (id) => ({ kind: 'city', id: Number(id) })],
  [
    /^\/referralcoupon\/specialevent\/(\d{1,9})\/?$/,
    (id) => ({ kind: 'referral_event', id: Number(id), invite: null }),
  ],
  [/^\/referralcoupon\/group\/([\w-]+)\/?$/, (found) => ({ kind: 'referral_group', key: found })],
  [/^\/community\/secretprice\/([\w-]+)\/?$/, (found) => ({ kind: 'secret_price', key: found })],
];

/**
 * Reads a path of our own pages into what a short address may lead to. Anything else gives null: another page, another
 * host, a scheme of whatever name.
 */
export function readShortTarget(written: string): ShortTarget | null {
  if (written === '/') return { kind: 'home' };
  for (const [shape, target] of paths) {
    const found = shape.exec(written)?.[1];
    if (found !== undefined && (/^\d+$/.test(found) || key.test(found))) return target(found);
  }
  return null;
}
