import { useLingui } from '@lingui/react/macro';

import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Sheet } from '#src/ui/overlay/dialog.tsx';
import type { ViewProps } from '#src/web/screen.ts';
import { FilterGroups } from '#src/web/screens/search-result/filters.tsx';
import { filterSheetId } from '#src/web/screens/search-result/result-tools.tsx';
import type { SearchResultView } from '#src/web/screens/search-result/search-result-view.ts';

/** The filters of a phone: they count what they leave while the sheet stays open. */
export function FilterSheet({ data, site }: ViewProps<SearchResultView>) {
  const { t } = useLingui();
  return (
    <Sheet
      id={filterSheetId}
      title={t`Filters`}
      closeText={t`Close`}
      foot={
        <>
          {data.applied.length > 0 && (
            <ButtonLink look="quiet" href={data.clearHref}>
              {t`Clear all filters`}
            </ButtonLink>
          )}
          <Button closes={filterSheetId}>{t`Show: ${data.count}`}</Button>
        </>
      }
    >
      <FilterGroups data={data} site={site} />
    </Sheet>
  );
}
