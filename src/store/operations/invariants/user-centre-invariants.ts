/** Invariants of what an account stores for itself. */
export const userCentreInvariants = [
  {
    id: 'U01',
    says: 'a stored profile picture is not used by its account',
    sql: `select count(*) from avatar v join account a on a.id = v.account_id
      where a.avatar is distinct from '/avatars/' || v.key || '.webp'`,
  },
  {
    id: 'U02',
    says: 'an account was deleted, but its picture, contact or travelers remain',
    sql: `select count(*) from account a where a.erased_at is not null and (exists (select from avatar v where v.account_id = a.id)
      or exists (select from saved_traveller t where t.account_id = a.id) or exists (select from saved_contact c where c.account_id = a.id))`,
  },
] as const;
