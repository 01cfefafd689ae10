import { useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import type { PoiListView } from '#src/web/places/poi-list/poi-list-view.ts';

/** A list that waits for a place or for words, or has found nothing; each with a way on. */
export function NothingListed({ data }: { readonly data: PoiListView }) {
  const { t } = useLingui();
  if (data.type === 'nearbyList' && data.waits)
    return (
      <EmptyState icon="pin" title={t`Near which place?`} text={t`Choose a destination above, or share your location.`}>
        <ButtonLink href={data.nearbyAllHref}>{t`What’s near me`}</ButtonLink>
      </EmptyState>
    );
  if (data.waits)
    return (
      <EmptyState icon="search" title={t`Name of the sight`} text={t`Enter all or part of a name, in any language.`}>
        <ButtonLink look="secondary" href={data.allHref}>{t`Show all sights`}</ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState icon="search" title={t`Nothing found`} text={t`Try another place, category or spelling.`}>
      <ButtonLink look="secondary" href={data.allHref}>{t`Show all sights`}</ButtonLink>
    </EmptyState>
  );
}
