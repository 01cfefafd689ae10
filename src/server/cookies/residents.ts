import type { FastifyRequest } from 'fastify';

import type { OpenContent } from '#src/actions/content/versions/cached-items.ts';
import type { Deps } from '#src/actions/deps.ts';
import { namedResidences } from '#src/domain/content/shown-content.ts';
import { countryNamed } from '#src/domain/accounts/residences.ts';
import { showcaseCountryOf } from '#src/domain/site/choices/showcase-country.ts';
import { countryOf, type CountrySource } from '#src/server/cookies/session-cookies.ts';

/** The residents for whom pages are cached separately: those of the countries that content names, mostly none. */
export type Residents = {
  /**
   * Whether the headers claim such a country. Only the framework knows which proxy to trust: the lane that passes it
   * leaves these requests to it.
   */
  readonly claimed: (headers: Pick<FastifyRequest, 'headers'>['headers']) => boolean;
  /** The country, where content names it and a trusted proxy has sent it; else null, as for everybody. */
  readonly of: (request: FastifyRequest) => string | null;
};

/**
 * Without a header of a proxy that we trust, and outside a showcase, no visitor counts as a resident of any country.
 */
export function residents({ caches }: Pick<Deps, 'caches'>, source: CountrySource): Residents {
  const { countryHeader: header, showcaseCountry } = source;
  if (header === undefined && showcaseCountry === undefined) return { claimed: () => false, of: () => null };
  const names = new WeakMap<OpenContent, ReadonlySet<string>>();
  const isNamed = (country: string): boolean => {
    // Before content is read, nothing of it was shown and nothing is cached.
    const content = caches.content?.now;
    if (content === undefined || content === null) return false;
    const known = names.get(content) ?? namedResidences(content.items);
    names.set(content, known);
    return known.has(country);
  };
  return {
    claimed: (headers) => {
      const said = header === undefined ? undefined : headers[header];
      const country = typeof said === 'string' ? countryNamed(said) : null;
      const played = showcaseCountry === undefined ? null : (showcaseCountryOf(headers.cookie) ?? showcaseCountry);
      return [country, played].some((one) => one !== null && isNamed(one));
    },
    of: (request) => {
      const country = countryOf(request, source);
      return country !== null && isNamed(country) ? country : null;
    },
  };
}
