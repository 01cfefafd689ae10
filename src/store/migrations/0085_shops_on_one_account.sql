-- A record of another shop on the same payment account: it names a shop that is not this one.
alter table provider_record add column theirs boolean not null default false;
