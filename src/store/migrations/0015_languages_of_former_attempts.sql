-- An attempt that the former release writes beside this one names no language. The former release calls the provider in the
-- language of the order, and a repeated call must be the same call.
alter table payment_attempt alter column language set default '';

-- After the statement, not before the row: the former release writes the payment in the same statement.
create or replace function name_attempt_language() returns trigger language plpgsql as $$
begin
  update payment_attempt set language = o.language from payment p join orders o on o.id = p.order_id
  where payment_attempt.id = new.id and p.id = new.payment_id;
  return null;
end $$;
create trigger attempt_language_named after insert on payment_attempt for each row when (new.language = '')
  execute function name_attempt_language();
