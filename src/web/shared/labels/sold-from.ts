import { msg } from '@lingui/core/macro';

import type { WireError } from '#src/contract/envelope.ts';
import { formatDate } from '#src/domain/site/language/formats.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Voice = Pick<LoadContext, 'i18n' | 'site'>;

/** Says from when a date is sold that was refused for lying too far ahead; null for what was refused for anything else. */
export function soldFromWords({ i18n, site }: Voice, { facts }: Pick<WireError, 'facts'>): string | null {
  const [soldFrom, lastDate] = [facts?.['soldFrom'], facts?.['lastDate']].map((date) =>
    typeof date === 'string' ? formatDate(date, site.writing, 'medium') : null,
  );
  if (soldFrom) return i18n._(msg`This date goes on sale on ${soldFrom}. Please choose an earlier date.`);
  if (lastDate)
    return i18n._(
      msg`Schedules are available until ${lastDate}. Later dates go on sale once their schedules are published.`,
    );
  return null;
}
