-- What may be searched of listings that are too many to be kept whole: one row each with all that filters and facets
-- look at, and the words in all languages. The index of the process is built from it, and it answers itself until that
-- is ready.
create table search_item (
  product_id int primary key check (product_id > 0),
  destination_id int not null,
  country char(2) not null,
  category text not null,
  specials smallint not null check (specials between 0 and 255),
  score smallint not null check (score between 0 and 100),
  reviews int not null check (reviews >= 0),
  -- Better known ones first; it numbers the documents of the index.
  renown int not null,
  currency char(3) not null,
  price_minor bigint check (price_minor >= 0),
  -- A ring of 192 days: bit d modulo 192 for day d since 1970 with a place.
  days bytea not null check (octet_length(days) = 24),
  tokens tsvector not null,
  tokeniser int not null,
  content jsonb not null
);
create index search_item_by_renown on search_item (renown desc, product_id);
create index search_item_by_destination on search_item (destination_id);
create index search_item_tokens on search_item using gin (tokens);
