-- A fare of one agency holds on the lines of that agency alone (GTFS, fare_attributes.agency_id); null: on all lines of its feed.
alter table rail_fare add column operator text;
