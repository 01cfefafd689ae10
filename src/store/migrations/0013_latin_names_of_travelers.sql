-- The name as in the passport, in Latin letters; a passport may have no given name.
alter table saved_traveller
  add column family_name text check (char_length(family_name) between 1 and 60),
  add column given_name text check (char_length(given_name) between 1 and 60),
  add constraint saved_traveller_given_with_family check (given_name is null or family_name is not null);
