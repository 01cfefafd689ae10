-- A refund may fail after it was paid out: some banks return one weeks later. The money is then owed again.
insert into state_rule (machine, from_state, to_state) values ('refund', 'succeeded', 'failed');

-- The provider's key of the next try once a refund has failed; before, the refund's id is the key. `psp_ref` is the reference of
-- the refund that counts: that of a failed one is not kept, since it would be read for the next one's.
alter table refund add column psp_key uuid unique;
update refund set psp_ref = null, psp_key = gen_random_uuid() where state in ('failed', 'manual') and psp_ref is not null;
update refund r set psp_ref = null where r.state = 'succeeded' and r.psp_ref is not null and (
  select l.from_state from state_log l where l.machine = 'refund' and l.ref = r.id and l.to_state = 'succeeded' order by l.id desc limit 1) = 'manual';

-- When a refund that was paid out was last read again.
alter table refund add column reread_at timestamptz;
create index refund_to_reread on refund (created_at) where state = 'succeeded' and psp_ref is not null;
