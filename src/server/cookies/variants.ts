import type { Deps } from '#src/actions/deps.ts';
import { actsOnPages, variantKey, variantsFor, type Variant } from '#src/domain/site/choices/experiments.ts';
import type { SiteChoice } from '#src/server/context/request-context.ts';
import { ownId, ownIdCookie, type CookieSettings } from '#src/server/cookies/session-cookies.ts';

/** What experiments make of a page for a visitor. */
export type PageVariants = {
  readonly variants: readonly Variant[];
  /** What distinguishes the cached versions of a page; empty without any. */
  readonly key: string;
  /** The `Set-Cookie` texts of the id by which a newcomer was assigned; empty for a visitor who has one. */
  readonly cookies: readonly string[];
};

const nothing: PageVariants = { variants: [], key: '', cookies: [] };

type RequestCookies = { readonly cookies: Readonly<Record<string, string | undefined>> };

export type VariantsOf = {
  /** What a visitor without an id sees; null for a newcomer to be assigned by an experiment. */
  readonly known: (request: RequestCookies, site: Pick<SiteChoice, 'isBot' | 'language'>) => PageVariants | null;
  /** For a page: a newcomer is given an id, so that the first page is that of their group already. */
  readonly ofPage: (request: RequestCookies, site: Pick<SiteChoice, 'isBot' | 'language'>) => PageVariants;
  /** Returns the site of a call with the variants that the visitor was assigned before; calls assign nobody. */
  readonly withVariants: <Site extends SiteChoice>(request: RequestCookies, site: Site) => Site;
};

type Dealing = Pick<Deps, 'experiments' | 'clock' | 'ids'> & { readonly log: Pick<Deps['log'], 'info'> };

/** Deals visitors by their signed id, on the server alone: a page comes in its variant, and nothing moves afterwards. */
export function pageVariants({ experiments, clock, ids, log }: Dealing, settings: CookieSettings): VariantsOf {
  const acting = experiments.filter(actsOnPages);
  const dealt = (keplerId: string, { language }: Pick<SiteChoice, 'language'>): Omit<PageVariants, 'cookies'> => {
    const variants = variantsFor(acting, keplerId, clock(), language);
    return { variants, key: variantKey(variants) };
  };
  const known: VariantsOf['known'] = (request, site) => {
    if (acting.length === 0 || site.isBot) return nothing;
    const id = ownId(request, 'kepler_id', settings);
    return id === null ? null : { ...dealt(id, site), cookies: [] };
  };
  return {
    known,
    ofPage: (request, site) => {
      const before = known(request, site);
      if (before !== null) return before;
      const keplerId = ids.token(keplerBytes);
      const dealtVariants = dealt(keplerId, site);
      if (dealtVariants.variants.length === 0) return nothing;
      for (const { experiment, group } of dealtVariants.variants)
        log.info({ kind: 'experiment-dealt', experiment, group }, 'experiment');
      return { ...dealtVariants, cookies: ownIdCookie('kepler_id', keplerId, settings) };
    },
    withVariants: (request, site) => withThese(site, known(request, site)?.variants ?? []),
  };
}

const keplerBytes = 16;

/** A site with variants; as it is without any. */
export function withThese<Site extends SiteChoice>(site: Site, variants: readonly Variant[]): Site {
  return variants.length === 0 ? site : { ...site, variants };
}

/**
 * Returns the key under which a page is cached: its plan, the country where content depends on it, and the groups where
 * an experiment applies.
 */
export function cacheKeyOf(plan: string, residence: string | null, { key }: Pick<PageVariants, 'key'>): string {
  const ofCountry = residence === null ? plan : `${plan} ${residence}`;
  return key === '' ? ofCountry : `${ofCountry} ${key}`;
}
