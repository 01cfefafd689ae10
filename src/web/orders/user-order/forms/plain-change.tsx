import { Trans, useLingui } from '@lingui/react/macro';

import { orderFormActionsPath } from '#src/contract/site/form-paths.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { SlotPicker } from '#src/ui/booking/calendar/slot-picker.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Stepper } from '#src/ui/form/stepper.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { ActionFields } from '#src/web/orders/user-order/forms/action-fields.tsx';
import { Difference } from '#src/web/orders/user-order/forms/difference.tsx';
import type { PlainChange } from '#src/web/orders/user-order/forms/form-action.load.ts';
import { slotStates } from '#src/web/orders/user-order/forms/slot-states.ts';
import styles from '#src/web/orders/user-order/user-order.module.css';

type ChangeProps = { readonly order: string; readonly action: PlainChange; readonly site: SitePart };

/** Date, time and party in one form that requests a quote; the price and the action in another. */
export function PlainChangeForms({ order, action, site }: ChangeProps) {
  const { t } = useLingui();
  const { quote } = action;
  return (
    <>
      <ChangeFields order={order} action={action} site={site} />
      {quote !== null && (
        <form className={styles['cancel']} method="post" action={orderFormActionsPath}>
          <ActionFields order={order} site={site} action={quote.action} />
          <p>
            <Difference quote={quote} site={site} />
          </p>
          <Button type="submit" size="small">
            {quote.extra.minor > 0 ? t`Pay the difference` : t`Confirm change`}
          </Button>
        </form>
      )}
    </>
  );
}

function ChangeFields({ order, action, site }: ChangeProps) {
  const { t } = useLingui();
  return (
    <form className={styles['change']} action={href(site, 'user-order', { reference: order })}>
      <input type="hidden" name="change" value={action.reference} />
      <TextInput
        id="plain-date"
        name="date"
        type="date"
        label={t`Date`}
        min={action.today}
        defaultValue={action.date}
      />
      {action.slots.length === 0 ? (
        <p role="status">
          <Trans>Not available on this date. Please choose another.</Trans>
        </p>
      ) : (
        <SlotPicker
          legend={t`Time`}
          name="slot"
          defaultValue={action.slotId ?? ''}
          slots={action.slots.map(({ slotId, time, note, status }) => ({
            value: slotId,
            time,
            note: note ?? undefined,
            state: slotStates[status],
          }))}
        />
      )}
      <fieldset className={styles['seats']}>
        <legend>
          <Trans>Which travelers?</Trans>
        </legend>
        {action.units.map((unit) => (
          <Stepper
            key={unit.id}
            id={`plain-unit-${unit.id}`}
            name={`unit-${unit.id}`}
            label={unit.title}
            hint={unit.hint}
            min={0}
            max={unit.max}
            defaultValue={unit.count}
            lessText={t`Remove one: ${unit.title}`}
            moreText={t`Add one: ${unit.title}`}
          />
        ))}
      </fieldset>
      <Button type="submit" size="small" look="secondary">{t`Show times and price difference`}</Button>
    </form>
  );
}
