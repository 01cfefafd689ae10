import type { Deps } from '#src/actions/deps.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { returnPaths } from '#src/domain/site/addresses/return-paths.ts';
import { buildUrl, urlPattern } from '#src/domain/site/addresses/url-pattern.ts';

type Placed = { readonly reference: string; readonly language: LanguageCode; readonly host: string };

/** Returns the address of a page about an order, on the host and in the language in which it was placed. */
export function returnUrl(
  deps: Pick<Deps, 'originOf'>,
  page: keyof typeof returnPaths,
  { reference, language, host }: Placed,
): string {
  const path = buildUrl(urlPattern(returnPaths[page]), page === 'order' ? { reference } : {});
  const query = page === 'order' ? '' : `?${new URLSearchParams({ order: reference })}`;
  return `${deps.originOf(host)}${localPath(language, path)}${query}`;
}
