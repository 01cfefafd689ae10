-- How an attempt is to be paid, by the provider's name of the method: a repeated call must be the same call.
alter table payment_attempt add column method text not null default 'card';
