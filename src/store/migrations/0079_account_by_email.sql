-- Every coupon checkout asks who bought under an address before, proved or not, whatever kind of account it was.
create index account_by_email on account (lower(email)) where email is not null;
