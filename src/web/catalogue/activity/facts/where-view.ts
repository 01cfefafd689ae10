import { msg } from '@lingui/core/macro';

import type { ActivityAnswer } from '#src/contract/catalogue/catalogue.ts';
import { geoLink, locatorView } from '#src/web/shared/page-head/locator-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import type { WhereView } from '#src/web/catalogue/activity/activity-view.ts';

/** Where one meets, and what is around in true direction and distance. */
export function whereView(
  context: Pick<LoadContext, 'site' | 'i18n'>,
  { meetingPoint, around }: ActivityAnswer,
): WhereView {
  const { text: name } = meetingPoint.name;
  return {
    ...meetingPoint,
    geo: geoLink(name, meetingPoint),
    locator: locatorView(context, { name, note: context.i18n._(msg`Meeting point`) }, around),
  };
}
