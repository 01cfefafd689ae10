import type { AccessNeed } from '#src/domain/catalogue/access-need.ts';
import type { MapArea } from '#src/domain/search/query/map-area.ts';

/** The sorts of the result page; the first is the default (spec §3). */
export const searchSorts = ['most_relevant', 'price_low', 'price_high', 'best_rated'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** The options a visitor may insist on. */
export const specialOptions = ['free_cancellation', 'instant', 'mobile_ticket'] as const;
export type SpecialOption = (typeof specialOptions)[number];

/** The search filter of spec §3, with five fields of our own at its end; an absent field is no condition. */
export type SearchFilter = {
  readonly sort?: SearchSort;
  readonly query?: string;
  readonly city_ids?: readonly number[];
  /** Category names. */
  readonly frontend_ids?: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country_ids?: readonly string[];
  /** A local date, sent as midnight UTC (spec §5): "2026-12-01T00:00:00Z". */
  readonly start_time?: string;
  /** Whole major units of the caller's currency. */
  readonly price_from?: number;
  readonly price_to?: number;
  readonly instant?: boolean;
  readonly special_option_ids?: readonly SpecialOption[];
  readonly program_id?: number;
  /** Spoken by guide or audio, BCP 47; one of them suffices. */
  readonly guide_languages?: readonly string[];
  /** All of them are needed. */
  readonly accessibility?: readonly AccessNeed[];
  /** An instant in UTC until which cancelling is to cost nothing: "2026-12-01T10:00:00Z". See `free-until.ts`. */
  readonly free_cancel_until?: string;
  /** The ages of those who travel; what they cannot book together is not offered. */
  readonly party?: readonly number[];
  /** A part of the map: what is elsewhere is left out. */
  readonly area?: MapArea;
};

/** Which part of the results is wanted (spec §7). */
export type SearchPage = {
  /** Counts from 1; a page past the last is empty. */
  readonly page_num: number;
  /** Default: `searchPageSize`. */
  readonly page_size?: number;
  /** Total and counts without any card. */
  readonly is_only_total?: boolean;
  /** Requests the positions of all hits, for a map. */
  readonly is_map?: boolean;
};

/** Results on one page (spec §9). */
export const searchPageSize = 10;

/** Pages that one address shows one below the other at most: who reloads gets no more at once. */
export const mostPagesShown = 20;

/** Totals are exact below this; at it there may be more, and paging ends there. */
export const searchTotalCap = 10_000;

/** As many travel together as any option may be booked by, and nobody is older. */
export const mostTravellers = 12;
export const oldestAge = 120;
