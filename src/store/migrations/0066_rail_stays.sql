-- Trips that one vehicle makes one after the other: travelers stay on board (GTFS, trips.block_id and transfers of type 4).
create table rail_stay (
  feed_id int not null,
  from_key text not null,
  to_key text not null,
  primary key (feed_id, from_key, to_key),
  foreign key (feed_id, from_key) references rail_trip on delete cascade,
  foreign key (feed_id, to_key) references rail_trip on delete cascade,
  check (from_key <> to_key)
);
create index rail_stay_to on rail_stay (feed_id, to_key);

comment on column rail_trip.flags is
  '1: nobody boards; 2: nobody gets off; boarding by a call to the operator (4) or with the driver (8); getting off by a call (16) or with the driver (32).';
