-- A pass is let in on each of its days, and a ticket for one visit once: the primary key says both. `for_day` is the day by the
-- clock of the pass's place ("2026-12-24"), and empty for what is used up at once.
alter table redemption add column for_day text not null default '' check (for_day = '' or for_day ~ '^\d{4}-\d\d-\d\d$');
alter table redemption drop constraint redemption_pkey;
alter table redemption add primary key (ticket_id, for_day);
