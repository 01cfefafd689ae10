import type { WireMoney } from '#src/contract/wire.ts';

/** A tax within a price, which adds nothing to it. */
export type TaxView = {
  /** Where it is due, ISO 3166-1 alpha-2; null for the one that the seller states for everything. */
  readonly country: string | null;
  /** "vat", "gst", "consumption_tax", "sales_tax" or "service_tax"; else the seller's own words. */
  readonly name: string;
  /** Of the price without it. */
  readonly basisPoints: number;
  readonly amount: WireMoney;
};
