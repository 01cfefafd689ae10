import type { Point } from '#src/domain/catalogue/distance.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { RailMode } from '#src/domain/rail/feed/feed.ts';
import { growColumn, type GrowingColumn } from '#src/domain/rail/feed/growing-column.ts';
import { nothingLost, type LostOffers } from '#src/formats/rail/lost-offers.ts';
import { ReportBook, type RowSink } from '#src/formats/rail/row-reports.ts';

/**
 * All that was read of a feed so far, as its files say it: things are identified by their keys, names by their
 * language.
 */
export type FeedDraft = {
  readonly reports: ReportBook;
  /** What must not be offered, since a row that restricts it could not be read. */
  readonly lost: LostOffers;
  /** Data rows by file, those that are left out included. */
  readonly rows: Map<string, number>;
  readonly agencies: Map<string, DraftAgency>;
  readonly stops: Map<string, DraftStop>;
  readonly routes: Map<string, DraftRoute>;
  readonly services: Map<string, DraftService>;
  readonly trips: Map<string, DraftTrip>;
  /** The trips again, by their numbers. */
  readonly tripList: DraftTrip[];
  readonly stopList: DraftStop[];
  readonly times: StopTimes;
  readonly frequencies: DraftFrequency[];
  /** Trips that some row of `frequencies.txt` names: they are patterns, and never run by themselves. */
  readonly repeated: Set<string>;
  readonly transfers: DraftTransfer[];
  readonly stays: DraftStay[];
  readonly pathways: DraftPathway[];
  readonly prices: Map<string, DraftPrice>;
  readonly fareRules: DraftFareRule[];
  readonly translations: DraftTranslation[];
  language: string | null;
};

export type DraftAgency = { readonly name: string; readonly timeZone: string; readonly language: string | null };
export type DraftStop = {
  readonly number: number;
  readonly key: string;
  readonly line: number;
  readonly name: string;
  readonly point: Point | null;
  /** 0 platform, 1 station, 2 entrance, 3 node, 4 boarding area. */
  readonly kind: number;
  readonly parent: string | null;
  readonly zone: string | null;
  readonly timeZone: string | null;
  readonly platform: string | null;
};
export type DraftRoute = {
  readonly agency: string;
  readonly short: string;
  readonly long: string;
  readonly mode: RailMode;
};
export type DraftService = {
  weekdays: number;
  from: string | null;
  to: string | null;
  readonly added: string[];
  readonly removed: string[];
};
export type DraftTrip = {
  readonly number: number;
  readonly key: string;
  readonly line: number;
  readonly route: string;
  readonly service: string;
  readonly name: string | null;
  readonly headsign: string | null;
  /** Trips of one block are made by one vehicle, one after the other. */
  readonly block: string | null;
};
/** Rows of stop_times in columns, in the order of the file. Times are seconds, -1 where none is given. */
export type StopTimes = {
  readonly trips: GrowingColumn;
  readonly stops: GrowingColumn;
  readonly sequences: GrowingColumn;
  readonly arrives: GrowingColumn;
  readonly departs: GrowingColumn;
  readonly flags: GrowingColumn;
  readonly lines: GrowingColumn;
};
export type DraftFrequency = {
  readonly line: number;
  readonly trip: string;
  readonly from: number;
  readonly to: number;
  readonly every: number;
};
export type DraftTransfer = {
  readonly line: number;
  readonly from: string;
  readonly to: string;
  /** Null: changing is not possible; "near": by the way between them. */
  readonly seconds: number | 'near' | null;
};
/** Whether travelers may stay on board from one trip to the next (`transfers.txt`, types 4 and 5). */
export type DraftStay = { readonly from: string; readonly to: string; readonly isAllowed: boolean };
export type DraftPathway = {
  readonly from: string;
  readonly to: string;
  readonly seconds: number;
  readonly both: boolean;
};
export type DraftPrice = {
  /** On whose lines the fare holds; null: on those of every agency. */
  readonly agency: string | null;
  readonly minor: bigint;
  readonly currency: CurrencyCode;
  readonly changes: number | null;
  readonly validSeconds: number | null;
};
export type DraftFareRule = {
  readonly line: number;
  readonly fare: string;
  readonly route: string | null;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly contains: string | null;
};
export type DraftTranslation = {
  readonly table: string;
  readonly field: string;
  readonly language: string;
  readonly text: string;
  readonly record: string | null;
  readonly value: string | null;
};

/** A draft that nothing was read into; `sink` receives every rejected row. */
export function startDraft(sink?: RowSink): FeedDraft {
  return {
    reports: new ReportBook(sink),
    lost: nothingLost(),
    rows: new Map(),
    agencies: new Map(),
    stops: new Map(),
    routes: new Map(),
    services: new Map(),
    trips: new Map(),
    tripList: [],
    stopList: [],
    times: {
      trips: growColumn(),
      stops: growColumn(),
      sequences: growColumn(),
      arrives: growColumn(),
      departs: growColumn(),
      flags: growColumn(),
      lines: growColumn(),
    },
    frequencies: [],
    repeated: new Set(),
    transfers: [],
    stays: [],
    pathways: [],
    prices: new Map(),
    fareRules: [],
    translations: [],
    language: null,
  };
}
