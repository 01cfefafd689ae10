import { msg, plural } from '@lingui/core/macro';

import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/**
 * "Free cancellation until 2 days before": days where the deadline is counted in days (`stepEnd`), else hours. It is in
 * a separate module, since every card needs it but none of the other labels about cancellation.
 */
export function freeBeforeWords(i18n: LoadContext['i18n'], hours: number): string {
  const days = hours / 24;
  return days >= 2 && Number.isInteger(days)
    ? i18n._(msg`Free cancellation until ${plural(days, { one: '# day', other: '# days' })} before`)
    : i18n._(msg`Free cancellation until ${plural(hours, { one: '# hour', other: '# hours' })} before`);
}
