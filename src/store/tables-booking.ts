import type { Contact } from '#src/domain/booking/contact.ts';
import type { BookingSnapshot } from '#src/domain/booking/line.ts';

/** The tables of money and stock that are read with the query builder; what moves them is hand-written SQL. */
export type BookingTables = {
  readonly orders: {
    readonly id: string;
    readonly reference: string;
    readonly account_id: string;
    readonly partner: string;
    readonly currency: string;
    readonly amount_minor: bigint;
    readonly language: string;
    readonly contact: Contact | null;
    readonly created_at: string;
  };
  readonly booking: {
    readonly id: string;
    readonly reference: string;
    readonly order_id: string;
    readonly product_id: number;
    readonly option_id: string;
    readonly slot_id: bigint | null;
    readonly state: string;
    readonly amount_minor: bigint;
    readonly refund_due_minor: bigint | null;
    readonly instant: boolean;
    readonly starts_at: string;
    readonly ends_at: string;
    readonly snapshot: BookingSnapshot;
    readonly replaces: string | null;
    readonly created_at: string;
  };
  readonly payment: {
    readonly id: string;
    readonly order_id: string;
    readonly purpose: string;
    readonly state: string;
    readonly currency: string;
    readonly amount_minor: bigint;
    readonly captured_minor: bigint;
    readonly created_at: string;
  };
  readonly refund: {
    readonly id: string;
    readonly payment_id: string;
    readonly booking_id: string | null;
    readonly state: string;
    readonly amount_minor: bigint;
    readonly reason: string;
    readonly created_at: string;
  };
};
