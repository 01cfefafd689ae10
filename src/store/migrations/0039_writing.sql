-- With which years and digits somebody reads dates; null for who has never chosen.
alter table account add column writing text check (writing in ('standard', 'calendar', 'digits', 'calendar-digits'));
