import type { Caller } from '#src/actions/deps.ts';
import type { ContentVisitor } from '#src/domain/content/content-item.ts';
import { cmsPlatforms } from '#src/domain/content/blocks/cms-types.ts';

/** A caller as content sees them; `platforms` are bits of `cmsPlatforms`, by device when not given. */
export function visitorOf(caller: Caller, platforms?: number): ContentVisitor {
  const { market, language, ipCountry, partner, variants = [] } = caller;
  const seen = { platforms: platforms ?? ownPlatforms(caller), market, language, residence: ipCountry, partner };
  const chosen = Object.fromEntries(variants.flatMap(({ sections }) => Object.entries(sections)));
  return Object.keys(chosen).length === 0 ? seen : { ...seen, chosen };
}

/** Spec §3: a page in our app is none of the mobile web; an app on another system is shown what is for either. */
function ownPlatforms({ app, platform }: Pick<Caller, 'app' | 'platform'>): number {
  if (app === 'ios') return cmsPlatforms.IOS;
  if (app === 'android') return cmsPlatforms.ANDROID;
  if (app !== null) return cmsPlatforms.APP;
  return platform === 'mobile' ? cmsPlatforms.MOBILE : cmsPlatforms.WEB;
}
