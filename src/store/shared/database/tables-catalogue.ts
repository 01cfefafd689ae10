import type { ColumnType, GeneratedAlways } from 'kysely';

import type { TaxOverride } from '#src/domain/catalogue/tax/tax.ts';

/** Rows of `0001_catalogue.sql`; int8 is bigint, dates "YYYY-MM-DD", instants ISO 8601 in UTC, numeric text. */
export type CatalogueTables = {
  exchange_rate: { on_date: string; currency: string; hkd_per_unit: string };
  destination: {
    id: number;
    slug: string;
    country: string;
    lat: number;
    lng: number;
    time_zone: string;
    currency: string;
    picture: string;
    content: Json;
    tax: ColumnType<TaxOverride | null, string | null | undefined, string | null>;
    updated_at: Stamp;
  };
  supplier: { id: string; name: string; country: string | null; trader: boolean };
  product: {
    id: number;
    destination_id: number;
    supplier_id: string;
    slug: string;
    category: string;
    rank: number;
    instant_confirmation: boolean;
    redemption: 'DIGITAL' | 'PRINT' | 'MANIFEST';
    per_person_ticket: boolean;
    lat: number;
    lng: number;
    picture: string;
    content: Json;
    tax: ColumnType<TaxOverride | null, string | null | undefined, string | null>;
    live: ColumnType<boolean, boolean | undefined, boolean>;
    updated_at: Stamp;
  };
  option: {
    product_id: number;
    id: string;
    position: number;
    capacity: number;
    pool: string | null;
    cutoff_minutes: number;
    min_party: number;
    max_party: number;
    schedule: Json;
    price_rules: Json;
    cancellation: Json;
    content: Json;
    asks: Json;
    live: ColumnType<boolean, boolean | undefined, boolean>;
  };
  unit: {
    product_id: number;
    option_id: string;
    id: string;
    position: number;
    type: string;
    title: string;
    min_age: number;
    max_age: number;
    pax: number;
    accompanied: boolean;
    max_quantity: number | null;
    price_minor: bigint;
  };
  inventory: {
    id: GeneratedAlways<bigint>;
    total: number;
    held: ColumnType<number, number | undefined, number>;
    sold: ColumnType<number, number | undefined, number>;
  };
  slot: {
    id: GeneratedAlways<bigint>;
    product_id: number;
    option_id: string;
    local_date: string;
    local_start: string;
    local_end: string;
    all_day: boolean;
    starts_at: string;
    ends_at: string;
    cutoff_at: string;
    inventory_id: bigint;
    closed: ColumnType<boolean, boolean | undefined, boolean>;
  };
  search_doc: { product_id: number; language: string; tokens: string; tokeniser: number };
};

type Json = ColumnType<unknown, string, string>;
type Stamp = ColumnType<string, string | undefined, string>;
