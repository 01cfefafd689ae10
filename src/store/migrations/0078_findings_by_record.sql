-- When the record that a finding is about was made. A run compares records by when they were made: it closes only findings
-- about records of its span.
alter table reconciliation_finding add column made_at timestamptz;
update reconciliation_finding f set made_at = coalesce(
  (select min(r.made_at) from provider_record r where r.psp = f.psp and r.ref = f.ref and starts_with(f.kind, r.kind || '_')),
  f.found_at);
alter table reconciliation_finding alter column made_at set not null;

-- The provider's key of the next refund, once an earlier one has failed; before, the finding's id is the key.
alter table reconciliation_finding add column refund_key uuid unique;
