import type { Caller } from '#src/actions/deps.ts';
import type { ContentVisitor } from '#src/domain/content/content-item.ts';
import { cmsPlatforms } from '#src/domain/content/cms-types.ts';

/** A caller as content sees him; `platforms` are bits of `cmsPlatforms`, by his device when they are not said. */
export function visitorOf(caller: Caller, platforms?: number): ContentVisitor {
  const { market, language, ipCountry, partner, platform } = caller;
  const own = platform === 'mobile' ? cmsPlatforms.MOBILE : cmsPlatforms.WEB;
  return { platforms: platforms ?? own, market, language, residence: ipCountry, partner };
}
