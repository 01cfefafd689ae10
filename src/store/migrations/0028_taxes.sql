-- What tax the prices of a product include where its category in its country does not tell, and of a whole destination:
-- "none", or a name and a rate in basis points of the price without it.
create function is_tax(tax jsonb) returns boolean language sql immutable as $$
  select tax = '"none"' or coalesce(jsonb_typeof(tax -> 'name') = 'string' and (tax ->> 'basisPoints')::int between 1 and 10000, false)
$$;
alter table destination add column tax jsonb check (is_tax(tax));
alter table product add column tax jsonb check (is_tax(tax));
