-- A keyed hash of the card that paid, so that nobody is rewarded for inviting himself: the same card is the same payer.
alter table payment_attempt add column card_key text check (card_key ~ '^[A-Za-z0-9_-]{43}$');
