import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { searchCalls } from '#src/contract/search/search.calls.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { useApi } from '#src/web/shared/page/services.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

/** How long each word is shown, and how long the transition to the next one takes. */
const standsMs = 4_000;
const fadesMs = 220;

/** Once a visitor has stopped the animation it stays stopped until the page is reloaded. */
let stoppedBefore = false;

/**
 * Alternates search suggestions in place of the field's placeholder. They pause while the field has the focus and can
 * be stopped; screen readers announce the placeholder alone, since it is present whenever the field is focused.
 */
export function SlideWords({ inputId }: { readonly inputId: string }) {
  const { t } = useLingui();
  const words = useSlideWords();
  const [isStopped, setStopped] = useState(stoppedBefore);
  const slides = !isStopped && words.length > 1;
  useEffect(() => {
    const input = document.getElementById(inputId);
    return slides && input instanceof HTMLInputElement ? slide(input, words) : undefined;
  }, [inputId, slides, words]);
  if (!slides) return null;
  return (
    <IconButton
      icon="close"
      label={t`Pause suggestions`}
      onPress={() => {
        stoppedBefore = true;
        setStopped(true);
        document.getElementById(inputId)?.focus();
      }}
    />
  );
}

/** The words in the page's own language; none while they are on their way, or when they do not come. */
function useSlideWords(): readonly string[] {
  const api = useApi();
  const { language } = useSite();
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    api.call(searchCalls.slideWords, {}).then(
      (answer) => {
        if (answer.ok)
          setWords(answer.value.words.filter(({ lang }) => language.startsWith(lang)).map(({ text }) => text));
      },
      () => undefined,
    );
  }, [api, language]);
  return words;
}

/** Lets the words slide through a field; gives what stops them and puts the field's own hint back. */
function slide(input: HTMLInputElement, words: readonly string[]): () => void {
  const own = input.placeholder;
  const undo = new AbortController();
  let at = 0;
  let coming: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    clearTimeout(coming);
    delete input.dataset['sliding'];
    input.placeholder = own;
  };
  const timer = setInterval(() => {
    if (isBusy(input)) return;
    input.dataset['sliding'] = '';
    coming = setTimeout(() => {
      input.placeholder = words[at % words.length] ?? own;
      at += 1;
      delete input.dataset['sliding'];
    }, fadesMs);
  }, standsMs);
  input.addEventListener('focus', rest, { signal: undo.signal });
  return () => {
    clearInterval(timer);
    undo.abort();
    rest();
  };
}

/** While the field has focus or text, or the page is hidden. */
function isBusy(input: HTMLInputElement): boolean {
  const isAt = input === document.activeElement || input.closest('form')?.matches(':hover') === true;
  return isAt || input.value !== '' || document.hidden;
}
