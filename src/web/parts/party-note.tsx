import { useLingui } from '@lingui/react/macro';

import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import type { PartyFit } from '#src/web/parts/use-party-fit.ts';

/** For whom something was left out of a page, and the two ways on: other people, or everything. */
export function PartyNote({ fit }: { readonly fit: PartyFit }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="info"
      role="status"
      title={fit.party.words}
      action={
        <Stack row gap={3}>
          <ButtonLink look="secondary" size="small" href={fit.party.changeHref}>
            {t`Change people`}
          </ButtonLink>
          <Button look="quiet" size="small" onPress={fit.forget}>
            {t`Show everything`}
          </Button>
        </Stack>
      }
    >
      {t`What you cannot book together is left out.`}
    </Notice>
  );
}
