import type { Call } from '#src/contract/call.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';

/**
 * Returns the address of a call: path parameters filled in and checked, for GET the other fields as query with `k_lang`
 * and `k_currency` unless `site` is null (spec §7), for POST as the JSON body. Absent and empty fields are left out
 * (spec §5), but for empty ones of a call that `sendsEmpty`; lists are joined by commas.
 */
export function callAddress<Input, Output>(
  endpoint: Call<Input, Output>,
  input: Input,
  site: Pick<SitePart, 'language' | 'currency'> | null,
): { readonly url: string; readonly body: string | null } {
  const fields: [string, unknown][] = Object.entries(input ?? {});
  const named = new Set(endpoint.path.parts.flatMap((part) => (part.kind === 'literal' ? [] : [part.name])));
  const path = buildUrl(
    endpoint.path,
    Object.fromEntries(fields.filter(([name]) => named.has(name)).map(([name, value]) => [name, String(value)])),
  );
  const rest = fields.filter(([name, value]) => !named.has(name) && !isLeftOut(endpoint, value));
  if (endpoint.method === 'POST') return { url: path, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams(
    rest.map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );
  if (site !== null) {
    query.set('k_lang', site.language);
    query.set('k_currency', site.currency);
  }
  return { url: query.size === 0 ? path : `${path}?${query}`, body: null };
}

function isLeftOut({ sendsEmpty }: Pick<Call<unknown, unknown>, 'sendsEmpty'>, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return sendsEmpty !== true && (value === '' || (Array.isArray(value) && value.length === 0));
}
