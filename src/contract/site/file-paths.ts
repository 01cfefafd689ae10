import { buildUrl, urlPattern, type UrlPattern } from '#src/domain/site/addresses/url-pattern.ts';

/**
 * The addresses that answer with files or take what machines send, beside the endpoint table: routes of the server and
 * links in answers are both made of these.
 */
export const filePaths = {
  voucherPdf: urlPattern('/v1/ordersrv/vouchers/:reference(key)/voucher.pdf'),
  voucherCalendar: urlPattern('/v1/ordersrv/vouchers/:reference(key)/visit.ics'),
  voucherPass: urlPattern('/v1/ordersrv/vouchers/:reference(key)/voucher.pkpass'),
  receiptPdf: urlPattern('/v1/ordersrv/receipts/:reference(key)/:number(key).pdf'),
  exportJson: urlPattern('/v1/privacysrv/exports/:id(key)/data.json'),
  exportPdf: urlPattern('/v1/privacysrv/exports/:id(key)/data.pdf'),
  exportCalendar: urlPattern('/v1/privacysrv/exports/:id(key)/trips.ics'),
  exportPictures: urlPattern('/v1/privacysrv/exports/:id(key)/pictures.zip'),
  supportPicture: urlPattern('/v1/supportsrv/pictures/:id(key).jpg'),
} as const;

/** Events of the payment provider. */
export const paymentEventsPath = '/v1/paysrv/webhook';

/** Reports of browsers about our policies. */
export const policyReportPath = '/v1/logsrv/policy';

/** Everything that only a developer may call. */
export const developerPaths = '/v1/devsrv/';

/** What the API's addresses begin with. */
export const apiVersions = ['/v1/', '/v2/', '/v3/'] as const;

/** Returns the address of a file, with what opens it. */
export function fileUrl(
  file: keyof typeof filePaths,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = buildUrl(filePaths[file], params);
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** Returns a path as the server's router writes it: `:name` for a segment that varies, `:file` where only a part of it does. */
export function routerPath({ parts }: UrlPattern): string {
  return parts
    .map((part) => (part.kind === 'literal' ? part.text : `:${part.name}`))
    .join('')
    .replace(/\/:\w+\.\w+$/, '/:file');
}
