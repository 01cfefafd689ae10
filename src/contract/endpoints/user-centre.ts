import { get } from '#src/contract/endpoint.ts';
import type { LineView } from '#src/contract/endpoints/cart.ts';
import type { WireText } from '#src/contract/wire.ts';

/** What the user centre shows of an account that no other call does (RU-14). */
export const userCentreEndpoints = {
  /** Twenty a page by the places' own days; the next first, of past and cancelled ones the last. */
  trips: get<{ part?: TripPart; page_num?: number }, TripsAnswer>('/v1/usrcsrv/user/trips'),
} as const;

export type TripPart = 'coming' | 'past' | 'cancelled';

export type TripView = LineView & {
  readonly reference: string;
  readonly orderReference: string;
  readonly state: string;
  readonly hasVoucher: boolean;
  /** The date is closed: until then another can be chosen (ISO 8601 in UTC). */
  readonly closedUntil: string | null;
  readonly clashes: readonly ClashView[];
};

/** Another own visit that overlaps, or from which the way takes longer than there is time. */
export type ClashView = {
  readonly kind: 'overlap' | 'far';
  readonly reference: string;
  readonly title: WireText;
  readonly spareMinutes: number;
  readonly wayMinutes: number;
};

export type TripsAnswer = {
  readonly trips: readonly TripView[];
  readonly counts: Readonly<Record<TripPart, number>>;
  readonly pageSize: number;
  /** Masked addresses from which mails come back. */
  readonly bounced: readonly string[];
};
