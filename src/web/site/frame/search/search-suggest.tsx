import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

import { SuggestList } from '#src/ui/form/suggest-list.tsx';
import { HiddenText } from '#src/ui/layout/page.tsx';
import { useCombobox } from '#src/web/site/frame/search/use-combobox.ts';
import { rememberSearch } from '#src/web/shared/storage/recent-searches.ts';
import { savedParty } from '#src/web/shared/storage/saved-party.ts';

type SearchSuggestProps = {
  /** The field that it hangs from. */
  readonly inputId: string;
  /** Whether it opens before anything is typed; not where the page itself shows as much. */
  readonly opensEmpty?: boolean;
};

/** What a search field suggests: fetched when someone goes to the field. */
export function SearchSuggest({ inputId, opensEmpty = true }: SearchSuggestProps) {
  const { t } = useLingui();
  const listId = `${inputId}-list`;
  const send = useSend();
  const { groups, active, isOpen, forget, choose } = useCombobox({ inputId, listId, opensEmpty, onSend: send });
  const count = groups.reduce((sum, group) => sum + group.options.length, 0);
  return (
    <>
      <HiddenText>
        <span role="status">{isOpen ? t`${plural(count, { one: '# suggestion', other: '# suggestions' })}` : ''}</span>
      </HiddenText>
      {isOpen && (
        <SuggestList
          id={listId}
          label={t`Suggestions`}
          groups={groups}
          active={active}
          onChoose={choose}
          onForget={forget}
          forgetText={t`Clear search history`}
          forgetHint={t`Press Delete to remove it.`}
        />
      )}
    </>
  );
}

/** Sends the form as a move of the app, with the words remembered and the party that was named before. */
function useSend(): (form: HTMLFormElement) => void {
  const navigate = useNavigate();
  return useCallback(
    (form) => {
      const requested = new URLSearchParams();
      for (const [name, value] of new FormData(form))
        if (typeof value === 'string' && value.trim() !== '') requested.set(name, value.trim());
      rememberSearch(requested.get('query') ?? '');
      for (const [name, value] of Object.entries(savedParty() ?? {})) if (value !== '') requested.set(name, value);
      const search = requested.size === 0 ? '' : `?${requested}`;
      void navigate(`/search/result/${search}`);
    },
    [navigate],
  );
}
