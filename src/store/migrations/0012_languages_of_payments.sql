-- The language of the page on which the payment was started: part of the call to the provider, and that of its return.
-- Attempts that are there already were made in the language of their order.
alter table payment_attempt add column language text;
update payment_attempt a set language = o.language from payment p join orders o on o.id = p.order_id where p.id = a.payment_id;
-- The former release, which may still run beside this one, does not name the column.
alter table payment_attempt alter column language set default 'en', alter column language set not null;
