-- Who the traveller's contract is with: a marketplace says of every seller whether he acts as a trader, and where he is
-- established. Null: not told yet.
alter table supplier add column country char(2) check (country ~ '^[A-Z]{2}$');
alter table supplier add column trader boolean not null default true;

-- What a unit cost, and since when. A price may be struck through only beside the lowest one of the thirty days before it
-- fell, so each change is written down by the database, whoever makes it.
create table unit_price_record (
  product_id int not null,
  option_id text not null,
  unit_id text not null,
  since timestamptz not null,
  price_minor bigint not null check (price_minor >= 0),
  primary key (product_id, option_id, unit_id, since),
  foreign key (product_id, option_id, unit_id) references unit on delete cascade
);
create index unit_price_record_since on unit_price_record (since);

insert into unit_price_record (product_id, option_id, unit_id, since, price_minor)
select product_id, option_id, id, now(), price_minor from unit;

create function record_unit_price() returns trigger language plpgsql as $$
begin
  insert into unit_price_record (product_id, option_id, unit_id, since, price_minor)
  values (new.product_id, new.option_id, new.id, now(), new.price_minor)
  on conflict (product_id, option_id, unit_id, since) do update set price_minor = excluded.price_minor;
  return null;
end $$;

create trigger unit_price_recorded after insert on unit for each row execute function record_unit_price();
create trigger unit_price_changed after update of price_minor on unit for each row
  when (old.price_minor is distinct from new.price_minor) execute function record_unit_price();
