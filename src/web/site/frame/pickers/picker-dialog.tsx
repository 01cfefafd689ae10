import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { currencyChoices } from '#src/domain/site/choices/currency-names.ts';
import { formatChoices } from '#src/domain/site/language/format-choices.ts';
import { Stack } from '#src/ui/layout/grid.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { CurrencyList, LanguageList, WritingList } from '#src/web/site/frame/pickers/picker-lists.tsx';
import { useSite } from '#src/web/shared/page/site-context.ts';

export type PickerKind = 'language' | 'currency';

export type PickerDialogProps = {
  readonly kind: PickerKind;
  /** The page that is shown, with prefix and query. */
  readonly here: string;
  readonly onClose: () => void;
};

const id = 'picker';

/** The pickers on desktop, loaded when one is opened. */
export function PickerDialog({ kind, here, onClose }: PickerDialogProps) {
  const { t } = useLingui();
  const { language, writing, website } = useSite();
  useEffect(() => {
    const dialog = document.getElementById(id);
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  }, []);
  return (
    <Dialog
      id={id}
      title={kind === 'language' ? t`Language` : t`Currency`}
      closeText={t`Close`}
      size="large"
      onClose={onClose}
    >
      {kind === 'language' ? (
        <Stack gap={4}>
          <WritingList here={here} choices={formatChoices(language, writing)} />
          <LanguageList here={here} />
        </Stack>
      ) : (
        <CurrencyList here={here} choices={currencyChoices(language, website.currencies)} />
      )}
    </Dialog>
  );
}
