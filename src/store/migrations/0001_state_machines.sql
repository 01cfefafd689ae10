-- The life cycles of bookings, payments and everything else that has a `state` column. A row changes its state only
-- along a row of `state_rule`, whatever the code does, and each change is logged.
-- `src/domain/orders/changes/life-cycle.ts` is the same table in code, and a test compares the two.

-- Allowed changes of state. `from_state` is empty for the first state.
create table state_rule (
  machine text not null,
  from_state text not null,
  to_state text not null,
  primary key (machine, from_state, to_state)
);

-- Every change of state. `cause` is what the action set as `app.cause`.
create table state_log (
  id bigint generated always as identity primary key,
  machine text not null,
  ref uuid not null,
  from_state text,
  to_state text not null,
  cause text not null,
  at timestamptz not null default clock_timestamp()
);
create index state_log_by_ref on state_log (machine, ref);

-- Refuses a change that `state_rule` does not have, and logs the others.
create function enforce_state() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select 1 from state_rule where machine = tg_argv[0] and from_state = '' and to_state = new.state) then
      raise exception 'illegal initial % state %', tg_argv[0], new.state using errcode = '23514';
    end if;
  elsif new.state is distinct from old.state then
    if not exists (select 1 from state_rule where machine = tg_argv[0] and from_state = old.state and to_state = new.state) then
      raise exception 'illegal % transition % -> %', tg_argv[0], old.state, new.state using errcode = '23514';
    end if;
  else
    return new;
  end if;
  insert into state_log (machine, ref, from_state, to_state, cause)
  values (tg_argv[0], new.id, case when tg_op = 'UPDATE' then old.state end, new.state,
          coalesce(nullif(current_setting('app.cause', true), ''), 'unknown'));
  return new;
end $$;

-- The first state of a machine has no state before it.
insert into state_rule (machine, from_state, to_state) values
  ('booking', '', 'held'),
  ('booking', 'held', 'pending_payment'),
  ('booking', 'held', 'released'),
  ('booking', 'pending_payment', 'paid'),
  ('booking', 'pending_payment', 'released'),
  ('booking', 'paid', 'confirming'),
  ('booking', 'paid', 'confirmed'),
  ('booking', 'confirming', 'confirmed'),
  ('booking', 'confirming', 'rejected'),
  ('booking', 'confirmed', 'redeemed'),
  ('booking', 'confirmed', 'cancel_requested'),
  ('booking', 'cancel_requested', 'confirmed'),
  ('booking', 'cancel_requested', 'cancelled'),
  ('booking', 'confirmed', 'cancelled'),
  ('booking', 'confirmed', 'unused'),
  ('hold', '', 'active'),
  ('hold', 'active', 'consumed'),
  ('hold', 'active', 'released'),
  ('hold', 'active', 'expired'),
  ('payment', '', 'requires_payment_method'),
  ('payment', 'requires_payment_method', 'requires_action'),
  ('payment', 'requires_payment_method', 'processing'),
  ('payment', 'requires_payment_method', 'canceled'),
  ('payment', 'requires_action', 'processing'),
  ('payment', 'requires_action', 'succeeded'),
  ('payment', 'requires_action', 'requires_payment_method'),
  ('payment', 'requires_action', 'canceled'),
  ('payment', 'processing', 'succeeded'),
  ('payment', 'processing', 'requires_capture'),
  ('payment', 'processing', 'requires_payment_method'),
  ('payment', 'processing', 'requires_action'),
  ('payment', 'requires_capture', 'succeeded'),
  ('payment', 'requires_capture', 'canceled'),
  ('refund', '', 'requested'),
  ('refund', 'requested', 'approved'),
  ('refund', 'requested', 'rejected'),
  ('refund', 'approved', 'submitted'),
  ('refund', 'submitted', 'succeeded'),
  ('refund', 'submitted', 'failed'),
  ('refund', 'failed', 'submitted'),
  ('refund', 'failed', 'manual'),
  ('refund', 'manual', 'succeeded'),
  -- Some banks return a refund weeks after it was paid out. The money is then owed again.
  ('refund', 'succeeded', 'failed'),
  ('coupon', '', 'reserved'),
  ('coupon', 'reserved', 'redeemed'),
  ('coupon', 'reserved', 'released'),
  ('coupon', 'redeemed', 'restored'),
  ('gift_card', '', 'ordered'),
  ('gift_card', 'ordered', 'active'),
  ('gift_card', 'ordered', 'void'),
  ('gift_card', 'active', 'void'),
  ('closure', '', 'offered'),
  ('closure', 'offered', 'moved'),
  ('closure', 'offered', 'refunded'),
  ('dispute', '', 'open'),
  ('dispute', 'open', 'won'),
  ('dispute', 'open', 'lost'),
  ('review', '', 'shown'),
  ('review', '', 'held'),
  ('review', 'shown', 'held'),
  ('review', 'shown', 'hidden'),
  ('review', 'held', 'shown'),
  ('review', 'held', 'hidden'),
  ('review', 'hidden', 'held'),
  ('review', 'hidden', 'shown'),
  ('referral_join', '', 'joined'),
  ('referral_join', 'joined', 'earned'),
  ('referral_join', 'joined', 'refused'),
  ('referral_join', 'earned', 'reversed'),
  ('referral_task', '', 'open'),
  ('referral_task', 'open', 'complete'),
  ('referral_task', 'open', 'expired'),
  ('deal', '', 'reserved'),
  ('deal', 'reserved', 'redeemed'),
  ('deal', 'reserved', 'released'),
  -- The payment arrived after the hold had expired, and the deal was still available.
  ('deal', 'released', 'reserved'),
  ('deal', 'redeemed', 'restored');
