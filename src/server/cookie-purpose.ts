import type { CookieName } from '#src/contract/cookies.ts';
import { hostOverridePurpose } from '#src/server/hosts.ts';

const idPurposes: Partial<Record<CookieName, string>> = {
  device_id: 'device',
  kepler_id: 'kepler',
  host_override: hostOverridePurpose,
};

/** What the signature of a cookie is for: what was signed for another thing, or on another host, serves nothing (threat model 2.3). */
export function cookiePurpose(name: CookieName, host: string): string {
  return idPurposes[name] ?? `${name} of ${host}`;
}
