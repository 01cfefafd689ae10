import { useCallback, useState, type ComponentType } from 'react';

import { wholeWords } from '#src/web/shared/messages/all-messages.ts';

/**
 * A part of the page that is fetched when it is wanted, and not before (the first view has its budget). Until it is
 * there, and if it never comes, nothing is in its place: what it offers is offered by a plain link too.
 */
export function useLater<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
): [ComponentType<Props> | null, () => void] {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const want = useCallback((): void => {
    Promise.all([fetchPart(), wholeWords()]).then(
      ([fetched]) => setPart(() => fetched),
      () => undefined,
    );
  }, [fetchPart]);
  return [part, want];
}
