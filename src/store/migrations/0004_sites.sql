-- Where an order was placed, and who sent its buyer (spec §3): written once, at creation (threat T-15).
alter table orders add column host text not null default '';
alter table orders add column market text not null default 'global' check (market in ('global', 'cn'));
alter table orders add column affiliate jsonb;
update orders set sub_channel = 1 where sub_channel is null;
alter table orders alter column sub_channel set not null;

-- What the profile call tells of an account (spec §3) and does not stand there yet.
alter table account add column global_id uuid not null default gen_random_uuid() unique;
alter table account add column title text check (title in ('MR', 'MS', 'MX'));
alter table account add column avatar text;
alter table account add column country_code char(2);
alter table account add column register_site text not null default '';
alter table account add column prefer_site text check (prefer_site in ('global', 'cn'));
alter table account add column confirmed_residence char(2);
alter table account add column restrict_policies text[] not null default '{}';
