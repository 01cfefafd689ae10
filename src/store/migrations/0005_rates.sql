-- The latest rate of each currency is looked up by itself: no source knows them all.
create index exchange_rate_by_currency on exchange_rate (currency, on_date desc);
