-- Who counts as one person for a coupon that each person may use so many times. 'account': a verified account alone.
-- 'person': email, phone, device and card together; any of them that was seen before is the same person.
alter table coupon
  add column proof text not null default 'person' check (proof in ('account', 'person')),
  -- Whether the hash of the code is keyed. Hashes from before are keyed at the next start, once (`keyCouponCodes`).
  add column keyed boolean not null default false;
alter table coupon alter column keyed set default true;

-- What is known of an account's bearer, as keyed hashes: seen at the checkout, at paying, and at the payment.
create table bearer_mark (
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('email', 'phone', 'device', 'card')),
  mark text not null check (mark ~ '^[A-Za-z0-9_-]{43}$'),
  seen_at timestamptz not null default now(),
  primary key (account_id, kind, mark)
);

-- What the use of a coupon was made with. `nth` numbers the uses by one mark, so that no mark has more than it may:
-- two uses at once cannot both be the first, whichever of the marks they share.
create table coupon_use_mark (
  use_id uuid not null references coupon_use on delete cascade,
  code_hash bytea not null,
  kind text not null check (kind in ('account', 'email', 'phone', 'device', 'card')),
  mark text not null,
  nth int not null check (nth between 1 and 99),
  -- A mark that is not strict is noted for others: of a verified account the device and the card refuse nothing to itself.
  strict boolean not null default true,
  counts boolean not null default true,
  primary key (use_id, kind, mark)
);
create unique index coupon_nth_per_mark on coupon_use_mark (code_hash, kind, mark, nth) where counts;

-- Uses are numbered for an account, no longer for the SHA-256 of its email, which a list of addresses turns back. The other
-- marks of uses from before need the key: they are added at the next start, once.
alter table coupon_use add column marked boolean not null default false;
alter table coupon_use alter column marked set default true;
drop index coupon_nth_per_user;
update coupon_use u set user_key = 'account:' || o.account_id, nth = n.nth
from orders o, (
  select u.id, row_number() over (partition by u.code_hash, o.account_id, u.state in ('reserved', 'redeemed') order by u.nth, u.id) as nth
  from coupon_use u join orders o on o.id = u.order_id
) n
where o.id = u.order_id and n.id = u.id and u.user_key not like 'erased:%';
create unique index coupon_nth_per_user on coupon_use (code_hash, user_key, nth) where state in ('reserved', 'redeemed');
insert into coupon_use_mark (use_id, code_hash, kind, mark, nth)
  select u.id, u.code_hash, 'account', o.account_id::text, u.nth
  from coupon_use u join orders o on o.id = u.order_id
  where u.state in ('reserved', 'redeemed') and u.user_key not like 'erased:%';

-- Whether a use counts is said by its state alone.
create function count_coupon_marks() returns trigger language plpgsql as $$
begin
  update coupon_use_mark set counts = new.state in ('reserved', 'redeemed') where use_id = new.id;
  return new;
end $$;
create trigger coupon_use_counts after update of state on coupon_use for each row execute function count_coupon_marks();

-- The hash of a code changes when its key does, and what points at it goes along.
alter table coupon_use
  drop constraint coupon_use_code_hash_fkey,
  add constraint coupon_use_code_hash_fkey foreign key (code_hash) references coupon on update cascade;
alter table coupon_use_mark
  add constraint coupon_use_mark_code_hash_fkey foreign key (code_hash) references coupon on update cascade;
alter table coupon_wallet
  drop constraint coupon_wallet_code_hash_fkey,
  add constraint coupon_wallet_code_hash_fkey foreign key (code_hash) references coupon on update cascade;
alter table referral_join
  drop constraint referral_join_coupon_hash_fkey,
  drop constraint referral_join_reward_coupon_fkey,
  add constraint referral_join_coupon_hash_fkey foreign key (coupon_hash) references coupon on update cascade,
  add constraint referral_join_reward_coupon_fkey foreign key (reward_coupon) references coupon on update cascade;
alter table referral_member
  drop constraint referral_member_coupon_hash_fkey,
  add constraint referral_member_coupon_hash_fkey foreign key (coupon_hash) references coupon on update cascade;
alter table phone_coupon_claim
  drop constraint phone_coupon_claim_coupon_hash_fkey,
  add constraint phone_coupon_claim_coupon_hash_fkey foreign key (coupon_hash) references coupon on update cascade;
