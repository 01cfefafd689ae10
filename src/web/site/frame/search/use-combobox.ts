import { useCallback, useEffect, useMemo, useReducer, useRef, type MouseEvent } from 'react';

import type { SuggestGroup, SuggestOption } from '#src/ui/form/suggest-list.tsx';
import { boxReducer, closedBox, keyMoves } from '#src/web/shared/fields/combobox-keys.ts';
import { useSuggestions } from '#src/web/site/frame/search/use-suggestions.ts';
import { rememberSearch } from '#src/web/shared/storage/recent-searches.ts';

type ComboboxProps = {
  readonly inputId: string;
  readonly listId: string;
  readonly opensEmpty: boolean;
  readonly onSend: (form: HTMLFormElement) => void;
};

type Combobox = {
  readonly groups: readonly SuggestGroup[];
  readonly active: string | null;
  readonly isOpen: boolean;
  readonly forget: (word: string | null) => void;
  readonly choose: (option: SuggestOption, event: MouseEvent) => void;
};

/**
 * A WAI-ARIA combobox, made of a field that exists before its list is loaded: the focus stays in the field, which gets
 * the role, the controlled list and the active option.
 */
export function useCombobox({ inputId, listId, opensEmpty, onSend }: ComboboxProps): Combobox {
  const [box, dispatch] = useReducer(boxReducer, closedBox);
  const { groups, forget } = useSuggestions(box.text);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const isOpen = box.isOpen && options.length > 0 && (opensEmpty || box.text.trim() !== '');
  const active = isOpen ? (options[box.at] ?? null) : null;
  const latest = useRef({ options, active, isOpen, forget, onSend });
  useEffect(() => {
    latest.current = { options, active, isOpen, forget, onSend };
  });
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return undefined;
    const undo = new AbortController();
    const on = { signal: undo.signal };
    const say = (): void => dispatch({ type: 'typed', text: input.value });
    // If the visitor typed while the list was loading, it opens at once.
    if (document.activeElement === input) say();
    input.addEventListener('input', say, on);
    input.addEventListener('focus', say, on);
    input.addEventListener('click', say, on);
    input.addEventListener('blur', () => dispatch({ type: 'closed' }), on);
    input.addEventListener('keydown', (event) => pressed(event, latest.current, dispatch), on);
    input.form?.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        dispatch({ type: 'closed' });
        input.blur();
        if (input.form !== null) latest.current.onSend(input.form);
      },
      on,
    );
    return () => undo.abort();
  }, [inputId]);
  useEffect(() => {
    const input = document.getElementById(inputId);
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-autocomplete', 'list');
    input?.setAttribute('aria-expanded', String(isOpen));
    input?.setAttribute('aria-controls', listId);
    if (active === null) input?.removeAttribute('aria-activedescendant');
    else input?.setAttribute('aria-activedescendant', `${listId}-${active.key}`);
    if (active !== null) document.getElementById(`${listId}-${active.key}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, inputId, isOpen, listId]);
  const choose = useCallback(
    (option: SuggestOption) => {
      if (option.key.startsWith('word-')) rememberSearch(option.text);
      dispatch({ type: 'closed' });
      document.getElementById(inputId)?.blur();
    },
    [inputId],
  );
  return { groups, active: active?.key ?? null, isOpen, forget, choose };
}

type Latest = {
  readonly options: readonly SuggestOption[];
  readonly active: SuggestOption | null;
  readonly isOpen: boolean;
  readonly forget: (word: string | null) => void;
};

function pressed(
  event: KeyboardEvent,
  latest: Latest,
  dispatch: (event: Parameters<typeof boxReducer>[1]) => void,
): void {
  // An input method composes: its keys are its own.
  if (event.isComposing) return;
  const { options, active, isOpen, forget } = latest;
  if (event.key === 'Enter' && active !== null) {
    event.preventDefault();
    // A press of the link itself, so that moves of the app and of the browser are distinguished in one place.
    document.querySelector<HTMLElement>(`[role="option"][aria-selected="true"]`)?.click();
  } else if (event.key === 'Delete' && active?.forget !== undefined) {
    event.preventDefault();
    forget(active.forget);
  } else if (event.key === 'Escape' && isOpen) {
    event.preventDefault();
    dispatch({ type: 'closed' });
  } else if (keyMoves(event.key) !== null) {
    event.preventDefault();
    dispatch({ type: 'moved', by: keyMoves(event.key) ?? 0, count: options.length });
  }
}
