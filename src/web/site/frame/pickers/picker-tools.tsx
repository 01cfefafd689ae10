import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';

import { pages } from '#src/contract/pages.ts';
import { languages } from '#src/domain/site/language/languages.ts';
import { HeaderTool } from '#src/ui/site/header.tsx';
import type { PickerKind } from '#src/web/site/frame/pickers/picker-dialog.tsx';
import { href } from '#src/web/shared/page/href.ts';
import type { BuiltPage } from '#src/web/screens.ts';
import { useLater } from '#src/web/shared/page/use-deferred.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

const fetchDialog = async () => (await import('#src/web/site/frame/pickers/picker-dialog.tsx')).PickerDialog;

/** RU-7: a phone's address of a picker leads a desktop here. */
const hashes: Readonly<Record<string, PickerKind>> = { '#language-picker': 'language', '#currency-picker': 'currency' };

/** Language and currency on desktop, with a dialog to change them; without script, the lists of the footer or home. */
export function PickerTools({ here, page }: { readonly here: string; readonly page: BuiltPage }) {
  const site = useSite();
  const lists = pages[page].footer ? '' : href(site, 'home');
  const requested = hashes[useLocation().hash] ?? null;
  const [pressed, setPressed] = useState<PickerKind | 'closed' | null>(null);
  const [Picker, want] = useLater(fetchDialog);
  const open = pressed ?? requested;
  const press = (event: MouseEvent, kind: PickerKind): void => {
    event.preventDefault();
    want();
    setPressed(kind);
  };
  useEffect(() => {
    if (requested !== null) want();
  }, [requested, want]);
  return (
    <>
      <HeaderTool
        icon="globe"
        opens
        href={`${lists}#languages`}
        text={languages[site.language].name}
        onPress={(event) => press(event, 'language')}
      />
      <HeaderTool
        opens
        href={`${lists}#currencies`}
        text={site.currency}
        onPress={(event) => press(event, 'currency')}
      />
      {Picker !== null && open !== null && open !== 'closed' && (
        <Picker kind={open} here={here} onClose={() => setPressed('closed')} />
      )}
    </>
  );
}
