-- Value packs are bought like a visit, but without a start: `value_pack_id` stands where product, option and slot stand
-- for a visit. What is in a pack that was bought is tickets; a visit that is booked with them costs nothing.
alter table booking
  alter column product_id drop not null,
  alter column option_id drop not null,
  add column value_pack_id int references value_pack,
  add constraint booking_is_visit_or_pack check ((product_id is null) <> (value_pack_id is null) and (value_pack_id is null or slot_id is null));

create table pack_ticket (
  booking_id uuid not null references booking,
  position int not null check (position >= 0),
  product_id int not null,
  option_id text not null,
  -- Each lets in one person.
  tickets int not null check (tickets > 0),
  used int not null default 0,
  primary key (booking_id, position),
  foreign key (product_id, option_id) references option (product_id, id),
  check (used between 0 and tickets)
);

-- How many tickets a booking still takes; those it gave back are no longer counted.
create table pack_use (
  booking_id uuid primary key references booking,
  pack_booking_id uuid not null,
  position int not null,
  tickets int not null check (tickets >= 0),
  foreign key (pack_booking_id, position) references pack_ticket (booking_id, position)
);
create index pack_use_by_ticket on pack_use (pack_booking_id, position);

alter table cart_item
  alter column product_id drop not null,
  alter column option_id drop not null,
  alter column slot_id drop not null,
  add column value_pack_id int references value_pack,
  add column pack_booking_id uuid,
  add column pack_position int,
  add foreign key (pack_booking_id, pack_position) references pack_ticket (booking_id, position),
  add constraint cart_item_is_visit_or_pack check ((slot_id is null) <> (value_pack_id is null) and (product_id is null) = (slot_id is null)),
  add constraint cart_item_ticket_named check ((pack_booking_id is null) = (pack_position is null) and (pack_booking_id is null or slot_id is not null));

create function give_pack_tickets_back(of_booking uuid, most int) returns void language sql as $$
  with before as (select pack_booking_id, position, least(tickets, most) as n from pack_use where booking_id = of_booking for update),
    given as (update pack_use set tickets = tickets - before.n from before where booking_id = of_booking)
  update pack_ticket t set used = t.used - before.n from before
  where t.booking_id = before.pack_booking_id and t.position = before.position
$$;

-- What does not take place takes no ticket, whoever called it off.
create function booking_gives_pack_tickets_back() returns trigger language plpgsql as $$
begin
  perform give_pack_tickets_back(new.id, 2147483647);
  return null;
end $$;
create trigger booking_ended_without_visit after update of state on booking for each row
  when (new.state in ('released', 'rejected') and new.state is distinct from old.state)
  execute function booking_gives_pack_tickets_back();

-- A seat given up while the policy gave everything back was as good as never taken; one given up later is spent.
create function seat_gives_pack_tickets_back() returns trigger language plpgsql as $$
begin
  perform give_pack_tickets_back(new.booking_id, (
    select k.pax from booking b join unit k on k.product_id = b.product_id and k.option_id = b.option_id and k.id = new.unit_id
    where b.id = new.booking_id));
  return null;
end $$;
create trigger seat_given_up_in_time after update of refund_percent on unit_item for each row
  when (new.refund_percent = 100 and old.refund_percent is null)
  execute function seat_gives_pack_tickets_back();
