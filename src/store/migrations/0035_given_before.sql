-- What of a changed booking's price had gone back by hand before it took another's place: whatever becomes of it, so much
-- less is left. Amendments of before carry what their former gave back beyond what its change and its seats did.
alter table amendment add column given_minor bigint not null default 0 check (given_minor >= 0);

update amendment m set given_minor = least(n.amount_minor - n.discount_minor, greatest(0,
    (select coalesce(sum(r.amount_minor), 0) from refund r where r.booking_id = f.id and r.state <> 'rejected')
    + (select coalesce(sum(t.amount_minor), 0) from tender_return t where t.booking_id = f.id) - coalesce(f.refund_due_minor, 0)))
from booking n, booking f
where n.id = m.booking_id and f.id = m.former_id and m.committed_at is not null;

-- Nothing is given before a change has taken place.
alter table amendment add check (committed_at is not null or given_minor = 0);
