import type { WireError } from '#src/contract/envelope.ts';

/** Codes after which the page's prices and places are out of date. */
const outdated = new Set([
  'date_past',
  'date_not_offered',
  'slot_closed',
  'slot_sold_out',
  'not_found',
  'unit_unknown',
  'price_changed',
]);

/** Whether what the page shows has to be read again after a refusal. */
export function isOutdated({ code }: Pick<WireError, 'code'>): boolean {
  return outdated.has(code);
}
