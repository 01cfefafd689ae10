import type { CookieName } from '#src/contract/site/cookies.ts';
import { hostOverridePurpose } from '#src/server/context/hosts.ts';

/** What the signatures of ids are for; they serve on each of our hosts. */
export const idPurposes = { device_id: 'device', kepler_id: 'kepler', host_override: hostOverridePurpose } as const;

/**
 * Returns what the signature of a cookie is for: what was signed for another thing, or on another host, serves nothing
 * (threat model 2.3).
 */
export function cookiePurpose(name: CookieName, host: string): string {
  return isId(name) ? idPurposes[name] : `${name} of ${host}`;
}

function isId(name: CookieName): name is keyof typeof idPurposes {
  return Object.hasOwn(idPurposes, name);
}
