import { policyReportPath } from '#src/contract/site/file-paths.ts';

/**
 * Headers of every page. The policy is the same for all: no page carries an inline script or style, so no nonce is
 * needed, and a page can be cached whole.
 */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
  // Nothing but our own policy (`src/web/shared/offline/trusted-types.ts`) may turn a text into markup or script.
  "require-trusted-types-for 'script'",
  'trusted-types default',
  // Browsers that know `report-to` pass over the other.
  `report-uri ${policyReportPath}`,
  'report-to csp',
].join('; ');

/** During development, Vite adds styles to the page and communicates with it over a socket. */
const developingPolicy = contentPolicy
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws:")
  .replace("require-trusted-types-for 'script'; trusted-types default; ", '');

type PageKind = { readonly https: boolean; readonly personal: boolean; readonly developing: boolean };

/** `https` adds HSTS; `personal` pages are stored nowhere and send no referrer to other sites. */
export function pageHeaders({ https, personal, developing }: PageKind): Readonly<Record<string, string>> {
  return {
    'content-security-policy': developing ? developingPolicy : contentPolicy,
    'reporting-endpoints': `csp="${policyReportPath}"`,
    ...answerHeaders(https),
    'referrer-policy': personal ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // The camera reads vouchers at the entrance.
    'permissions-policy': 'geolocation=(self), camera=(self), microphone=()',
    'cache-control': personal ? 'no-store' : 'private, no-cache',
  };
}

/** Headers of every answer, whatever it is; a route that is embedded elsewhere names another resource policy itself. */
export function answerHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    // Two years, subdomains included.
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
