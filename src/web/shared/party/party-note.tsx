import { useLingui } from '@lingui/react/macro';

import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import type { PartyFit } from '#src/web/shared/party/use-party-fit.ts';

type PartyNoteProps = {
  readonly fit: PartyFit;
  /** Whether the page leaves out items that the party cannot book. */
  readonly leavesOut?: boolean;
};

/** Names the party that the page is filtered for, and offers to change it or to show everything. */
export function PartyNote({ fit, leavesOut = false }: PartyNoteProps) {
  const { t } = useLingui();
  return (
    <Notice
      tone="info"
      role="status"
      title={t`Who’s coming`}
      action={
        <Stack row gap={3}>
          <ButtonLink look="secondary" size="small" href={fit.party.changeHref}>
            {t`Change travelers`}
          </ButtonLink>
          <Button look="quiet" size="small" onPress={fit.forget}>
            {t`Show all`}
          </Button>
        </Stack>
      }
    >
      <p>{fit.party.words}</p>
      {leavesOut && <p>{t`Showing only what your whole group can book.`}</p>}
    </Notice>
  );
}
