import { beacon } from '#src/contract/endpoint.ts';

/**
 * What the browser reports (spec §7, §8): small batches, sent with `sendBeacon` or `fetch`, always answered 204. At
 * most 15 entries and 64 KB; what is more, or of another shape, is dropped (T-64). Nothing personal belongs in them.
 */
export const loggingEndpoints = {
  report: beacon<{ reports: readonly ClientReport[] }>('/v1/logsrv/report'),
  /** The v3 beacon: events and web vitals. */
  beacon: beacon<{ events: readonly BeaconEvent[] }>('/v3/logsrv/beacon'),
  /** The experimentation service: who has come, told once per load. */
  experimentInit: beacon<ExperimentInit>('/v1/expsrv/init'),
  /** What was seen of an experiment. */
  experimentExposure: beacon<{ exposures: readonly Exposure[] }>('/v1/expsrv/exposure'),
} as const;

/** A fault of the browser (spec §8): unhandled errors are E, warnings W. */
export type ClientReport = {
  readonly level: 'E' | 'W' | 'I';
  /** At most 1,000 characters. */
  readonly message: string;
  /** Of the page; query and hash are cut off. */
  readonly url: string;
  readonly user_agent: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
  readonly is_logged_in: boolean;
  readonly page_open_id?: string;
  /** `x-klook-request-id` of the last answer before it. */
  readonly request_id?: string;
};

export type BeaconEvent = {
  readonly kind: 'event' | 'vital' | 'page';
  /** Small letters, digits, dots, dashes, underscores; at most 64. */
  readonly name: string;
  readonly page_open_id?: string;
  /** A path of this site. */
  readonly page?: string;
  /** Of a web vital: milliseconds, for CLS the score. */
  readonly value?: number;
  /** At most ten small facts. */
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
};

/** Spec §7 "init with user, device id, site name, language, currency, platform". */
export type ExperimentInit = {
  /** The readable user id; absent without one, and without consent. Of it and the device only is kept whether there is one. */
  readonly user?: string;
  readonly device_id?: string;
  readonly site_name: string;
  readonly language: string;
  readonly currency: string;
  readonly platform: string;
};

export type Exposure = { readonly experiment_id: number; readonly group_id: number };
