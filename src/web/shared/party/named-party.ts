import { msg, plural } from '@lingui/core/macro';

import { formatItems } from '#src/domain/site/language/formats.ts';
import type { SearchParty } from '#src/web/shared/storage/party.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** "2 adults, 2 children (6, 11)" */
export function namedParty({ i18n, site }: Pick<LoadContext, 'i18n' | 'site'>, { adults, ages }: SearchParty): string {
  const grown = i18n._(msg`${plural(adults, { one: '# adult', other: '# adults' })}`);
  const list = formatItems(ages.map(String), site.writing);
  const young = i18n._(msg`${plural(ages.length, { one: '# child', other: '# children' })} (${list})`);
  return formatItems([...(adults === 0 ? [] : [grown]), ...(ages.length === 0 ? [] : [young])], site.writing);
}
