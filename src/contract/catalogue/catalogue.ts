import type { OutputOf } from '#src/contract/call.ts';
import {
  catalogueAnswers,
  catalogueSchemas,
  type destinationCard,
  type productCard,
} from '#src/contract/catalogue/catalogue.schema.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import type { Inferred } from '#src/contract/inferred.ts';

/** Reads of the catalogue. Prices come in the caller's currency (`k_currency`), texts in their language where available. */
export const catalogueEndpoints = {
  city: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/city/:id',
    summary: 'Returns a destination with its activities.',
    example: { id: '2' },
    auth: 'everyone',
    input: catalogueSchemas.city,
    output: catalogueAnswers.city,
  }),
  activity: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/activity/:id',
    summary: 'Returns the details of an activity.',
    example: { id: '205' },
    auth: 'everyone',
    vertical: 'activities',
    input: catalogueSchemas.activity,
    output: catalogueAnswers.activity,
  }),
  activityCalendar: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/activity/:id/calendar',
    summary: 'Returns availability and the lowest price per day, for one adult or the given tickets.',
    example: { id: '205', option: 'day-loop', from: '2026-12-01', months: '2' },
    auth: 'everyone',
    limits: { rate: 'reads' },
    vertical: 'activities',
    input: catalogueSchemas.activityCalendar,
    output: catalogueAnswers.activityCalendar,
  }),
  activitySlots: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/activity/:id/availability',
    summary: 'Returns the time slots of an option on one day, with availability and prices.',
    example: { id: '205', option: 'day-loop', date: '2026-12-24' },
    auth: 'everyone',
    limits: { rate: 'reads' },
    vertical: 'activities',
    input: catalogueSchemas.activitySlots,
    output: catalogueAnswers.activitySlots,
  }),
} as const;

export type DestinationCard = Inferred<typeof destinationCard>;
export type ProductCard = Inferred<typeof productCard>;
export type RatingSummary = NonNullable<ProductCard['rating']>;

export type CityAnswer = OutputOf<typeof catalogueEndpoints.city>;

export type ActivityAnswer = OutputOf<typeof catalogueEndpoints.activity>;
/** The English texts, where a page shows a translation. */
export type OriginalWords = NonNullable<ActivityAnswer['original']>;
export type OptionView = ActivityAnswer['options'][number];
export type UnitView = OptionView['units'][number];

export type CalendarAnswer = OutputOf<typeof catalogueEndpoints.activityCalendar>;
export type CalendarDay = CalendarAnswer['days'][number];

export type SlotsAnswer = OutputOf<typeof catalogueEndpoints.activitySlots>;
export type SlotView = SlotsAnswer['slots'][number];
