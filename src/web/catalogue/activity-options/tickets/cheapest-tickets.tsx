import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import styles from '#src/web/catalogue/activity-options/activity-options.module.css';
import type { BookingView } from '#src/web/catalogue/activity-options/options-view.ts';
import { countsText, proposedMix, type MixView } from '#src/web/catalogue/activity-options/tickets/unit-mix.ts';
import type { Booking } from '#src/web/catalogue/activity-options/use-booking.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

type MixProps = { readonly view: BookingView; readonly booking: Booking; readonly site: SitePart };

/** Ages in, the cheapest tickets out. Without script the same form reads the page again, and the answer is a link. */
export function CheapestTickets({ view, booking, site }: MixProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [ages, setAges] = useState(view.mix?.ages ?? '');
  const [found, setFound] = useState<MixView | null>(null);
  const [busy, whileBusy] = useBusy();
  const mix = found ?? view.mix;
  const request = async (): Promise<void> => {
    const slotId = booking.slot?.id ?? null;
    setFound(await whileBusy(() => proposedMix({ api, site, i18n }, { slotId, ages }, view.units)));
  };
  return (
    <details className={styles['mix']} open={view.mix !== null}>
      <summary>{t`Which tickets are cheapest for us?`}</summary>
      <div className={styles['mixForm']}>
        <TextInput
          id="ages"
          name="ages"
          label={t`How old is each traveler?`}
          hint={t`Ages in years, such as 34, 36, 8`}
          value={ages}
          onChange={(event) => setAges(event.target.value)}
          error={mix?.fault ?? undefined}
          autoComplete="off"
          maxLength={60}
          ltr
        />
        <Button
          type="submit"
          look="secondary"
          size="small"
          onPress={() => void request()}
          busy={busy ? t`One moment` : undefined}
        >
          {t`Find the cheapest tickets`}
        </Button>
      </div>
      <div role="status">
        {mix !== null && mix.text !== null && (
          <Notice tone="good" action={<Take mix={mix} view={view} booking={booking} />}>
            {mix.text}
          </Notice>
        )}
      </div>
    </details>
  );
}

/** One tap takes them; without script it is an address that names them. */
function Take({ mix, view, booking }: Pick<MixProps, 'view' | 'booking'> & { readonly mix: MixView }) {
  const { t } = useLingui();
  const query = new URLSearchParams({
    ...view.mixForm.keys,
    slot: booking.slot?.id ?? '',
    ages: mix.ages,
    units: countsText(mix.counts),
  });
  return (
    <ButtonLink
      size="small"
      look="secondary"
      href={`${view.mixForm.action}?${query}#people`}
      onPress={(event) => {
        event.preventDefault();
        booking.take(mix.counts);
      }}
    >
      {t`Use these tickets`}
    </ButtonLink>
  );
}
