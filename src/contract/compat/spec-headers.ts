/** Headers in which the specification (§7) has the name of another company, as calls send them. Code uses the neutral names. */
export const specHeaders = {
  keplerId: 'X-Klook-Kepler-Id',
  tint: 'X-Klook-Tint',
  pageOpenId: 'X-Klook-Page-Open-Id',
  host: 'X-Klook-Host',
  affiliateAid: 'X-Klook-Affiliate-Aid',
  affiliatePid: 'X-Klook-Affiliate-Pid',
  userResidence: 'X-Klook-User-Residence',
  market: 'X-Klook-Market',
  trafficChannel: 'X-Klook-Traffic-Channel',
  debugMode: 'X-Klook-Debug-Mode',
} as const;

/** The answer's header that names the request in our logs. */
export const requestIdHeader = 'x-klook-request-id';

/** The names of headers that the server reads, as Node has them. */
export const receivedHeaders = {
  keplerId: 'x-klook-kepler-id',
  host: 'x-klook-host',
  affiliateAid: 'x-klook-affiliate-aid',
  userResidence: 'x-klook-user-residence',
  market: 'x-klook-market',
} as const;
