import { Trans, useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { SlotPicker } from '#src/ui/booking/calendar/slot-picker.tsx';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Stepper } from '#src/ui/form/stepper.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import type { ChangeFrom } from '#src/web/shared/orders/order-view.ts';
import { ageWords, slotNote, slotTimeWords } from '#src/web/shared/labels/slot-labels.ts';
import { ChangeDecision } from '#src/web/orders/user-order/forms/change-decision.tsx';
import { insteadOfLink } from '#src/web/orders/user-order/instead-of-link.ts';
import { slotStates } from '#src/web/orders/user-order/forms/slot-states.ts';
import { useChange, type Changing, type ChangeSelection } from '#src/web/orders/user-order/forms/use-change.ts';
import styles from '#src/web/orders/user-order/user-order.module.css';

type ChangeProps = {
  readonly reference: string;
  readonly from: ChangeFrom;
  readonly site: SitePart;
  /** The date is closed: choosing another is what one is here for. */
  readonly urgent: boolean;
  /** Where the same is done by forms alone. */
  readonly plainHref: string;
};

/** Another date, another time, another party: first what it costs, then the action. */
export function ChangeBooking({ reference, from, site, urgent, plainHref }: ChangeProps) {
  const { t } = useLingui();
  const changing = useChange(reference, from);
  const { selection, error, open } = changing;
  if (selection === null)
    return (
      <>
        <ButtonLink
          size="small"
          look={urgent ? 'primary' : 'secondary'}
          icon="calendar"
          href={plainHref}
          onPress={insteadOfLink(open)}
        >
          {urgent ? t`Choose another date` : t`Change date or travelers`}
        </ButtonLink>
        {error !== null && (
          <Notice tone="bad" role="alert">
            {error}
          </Notice>
        )}
      </>
    );
  return (
    <div className={styles['change']} role="group" aria-label={t`Change date or travelers`}>
      <When reference={reference} selection={selection} changing={changing} site={site} />
      <Who reference={reference} selection={selection} changing={changing} site={site} />
      <ChangeDecision changing={changing} selection={selection} site={site} />
    </div>
  );
}

type PartProps = {
  readonly reference: string;
  readonly selection: ChangeSelection;
  readonly changing: Changing;
  readonly site: SitePart;
};

function When({ reference, selection, changing, site }: PartProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <TextInput
        id={`date-${reference}`}
        name="date"
        type="date"
        label={t`Date`}
        min={selection.today}
        value={selection.date}
        onChange={(event) => void changing.chooseDate(event.currentTarget.value)}
      />
      {selection.slots.length === 0 ? (
        <p role="status">
          <Trans>Not available on this date. Please choose another.</Trans>
        </p>
      ) : (
        <SlotPicker
          legend={t`Time`}
          name={`slot-${reference}`}
          value={selection.slotId ?? ''}
          onChoose={(slotId) => void changing.chooseSlot(slotId)}
          slots={selection.slots.map((slot) => ({
            value: slot.slotId,
            time: slotTimeWords({ i18n, site }, slot),
            note: slotNote({ i18n, site }, slot) ?? undefined,
            state: slotStates[slot.status],
          }))}
        />
      )}
    </>
  );
}

function Who({ reference, selection, changing, site }: PartProps) {
  const { t, i18n } = useLingui();
  return (
    <fieldset className={styles['seats']}>
      <legend>
        <Trans>Which travelers?</Trans>
      </legend>
      {selection.option.units.map((unit) => (
        <Stepper
          key={unit.id}
          id={`change-${reference}-${unit.id}`}
          name={unit.id}
          label={unit.title.text}
          hint={ageWords({ i18n, site }, unit)}
          min={0}
          max={Math.min(unit.maxQuantity ?? selection.option.maxParty, selection.option.maxParty)}
          defaultValue={selection.counts[unit.id] ?? 0}
          onChange={(quantity) => void changing.count(unit.id, quantity)}
          lessText={t`Remove one: ${unit.title.text}`}
          moreText={t`Add one: ${unit.title.text}`}
        />
      ))}
    </fieldset>
  );
}
