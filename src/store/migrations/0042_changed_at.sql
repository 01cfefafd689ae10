-- Search engines are told when a page last changed, of themes, programmes and packs too. When those that stand were last
-- changed nobody wrote down: nothing is said of them until they are.
alter table theme add column updated_at timestamptz;
alter table theme alter column updated_at set default now();
alter table program add column updated_at timestamptz;
alter table program alter column updated_at set default now();
alter table value_pack add column updated_at timestamptz;
alter table value_pack alter column updated_at set default now();

create function stamp_row() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

create trigger theme_stamped before update on theme for each row execute function stamp_row();
create trigger program_stamped before update on program for each row execute function stamp_row();
create trigger value_pack_stamped before update on value_pack for each row execute function stamp_row();

-- What stands in a list is a part of its page. The statement's rows come as `changed`.
create function stamp_theme() returns trigger language plpgsql as $$
begin
  update theme set updated_at = now() where id in (select theme_id from changed);
  return null;
end $$;
create trigger theme_item_added after insert on theme_item referencing new table as changed
  for each statement execute function stamp_theme();
create trigger theme_item_gone after delete on theme_item referencing old table as changed
  for each statement execute function stamp_theme();

create function stamp_program() returns trigger language plpgsql as $$
begin
  update program set updated_at = now() where id in (select program_id from changed);
  return null;
end $$;
create trigger program_product_added after insert on program_product referencing new table as changed
  for each statement execute function stamp_program();
create trigger program_product_gone after delete on program_product referencing old table as changed
  for each statement execute function stamp_program();
