-- What options ask of their travellers (OCTO: required contact fields, questions, pickups), and what was answered.
alter table option add column asks jsonb not null default '{}' check (jsonb_typeof(asks) = 'object');

-- Answers are kept apart from bookings, so that they can be forgotten while the booking stays: of the booking as a whole,
-- and of each unit item.
create table booking_answers (
  booking_id uuid primary key references booking,
  answers jsonb not null check (jsonb_typeof(answers) = 'object')
);

create table traveller_answers (
  unit_item_id uuid primary key references unit_item,
  answers jsonb not null check (jsonb_typeof(answers) = 'object')
);
