import { defineEndpoint } from '#src/contract/endpoint.ts';
import { loggingSchemas } from '#src/contract/operations/logging.schema.ts';
import { nothingBack } from '#src/contract/wire.schema.ts';

/**
 * What the browser reports (spec §7, §8): small batches, sent with `sendBeacon` or `fetch`, always answered 204. At
 * most 15 entries and 64 KB; what is more, or of another shape, is dropped (T-64). Nothing personal belongs in them.
 */
export const loggingEndpoints = {
  report: defineEndpoint({
    method: 'POST',
    path: '/v1/logsrv/report',
    summary: 'Faults of the browser.',
    example: {
      reports: [
        {
          level: 'W',
          message: 'picture not shown',
          url: 'https://www.example.com/city/2-hong-kong/',
          user_agent: 'Mozilla/5.0',
          country: 'GB',
          is_logged_in: false,
          page_open_id: 'p-8f2c41',
        },
      ],
    },
    auth: 'everyone',
    isBeacon: true,
    input: loggingSchemas.report,
    output: nothingBack,
  }),
  /** The v3 beacon: events and web vitals. */
  beacon: defineEndpoint({
    method: 'POST',
    path: '/v3/logsrv/beacon',
    summary: 'Events and web vitals.',
    example: { events: [{ kind: 'vital', name: 'lcp', value: 820, page_open_id: 'p-8f2c41' }] },
    auth: 'everyone',
    isBeacon: true,
    input: loggingSchemas.beacon,
    output: nothingBack,
  }),
  /** The experimentation service: who has come, told once per load. */
  experimentInit: defineEndpoint({
    method: 'POST',
    path: '/v1/expsrv/init',
    summary: 'Tells the experimentation service who has come.',
    example: { user: '', device_id: 'd-1', site_name: 'main', language: 'en', currency: 'USD', platform: 'desktop' },
    auth: 'everyone',
    isBeacon: true,
    input: loggingSchemas.experimentInit,
    output: nothingBack,
  }),
  /** What was seen of an experiment. */
  experimentExposure: defineEndpoint({
    method: 'POST',
    path: '/v1/expsrv/exposure',
    summary: 'What was seen of an experiment.',
    example: { exposures: [{ experiment_id: 1, group_id: 2 }] },
    auth: 'everyone',
    isBeacon: true,
    input: loggingSchemas.experimentExposure,
    output: nothingBack,
  }),
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

export type Exposure = { readonly experiment_id: number; readonly group_id: number };
