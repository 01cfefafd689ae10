/** What is never so of content. */
export const contentInvariants = [
  {
    id: 'C01',
    says: 'a content item publishes a version that it does not have',
    sql: `select count(*) from content_item i where i.published is not null and not exists (
      select from content_version v where v.type = i.type and v.key = i.key and v.version = i.published)`,
  },
  {
    id: 'C02',
    says: 'a content version is missing from the sequence, or belongs to no item',
    sql: `select sum(n) from (
      select count(*) as n from (select type, key from content_version group by 1, 2 having max(version) <> count(*)) g
      union all select count(*) from content_version v where not exists (
        select from content_item i where i.type = v.type and i.key = v.key)) x`,
  },
] as const;
