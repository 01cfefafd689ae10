import { Trans, useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { PriceCalendar } from '#src/ui/booking/calendar/price-calendar.tsx';
import { SlotPicker } from '#src/ui/booking/calendar/slot-picker.tsx';
import { FactsRow } from '#src/ui/content/facts.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Stepper } from '#src/ui/form/stepper.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { PartyNote } from '#src/web/shared/party/party-note.tsx';
import type { PartyFit } from '#src/web/shared/party/use-party-fit.ts';
import { useRefusalWords } from '#src/web/shared/fields/use-refusal-message.ts';
import styles from '#src/web/catalogue/activity-options/activity-options.module.css';
import { CheapestTickets } from '#src/web/catalogue/activity-options/tickets/cheapest-tickets.tsx';
import type { BookingView, ChoiceView } from '#src/web/catalogue/activity-options/options-view.ts';
import { BookingStep } from '#src/web/catalogue/activity-options/step.tsx';
import type { Booking } from '#src/web/catalogue/activity-options/use-booking.ts';
import { useCountedCalendar } from '#src/web/catalogue/activity-options/use-counted-calendar.ts';

type Part = { readonly view: BookingView; readonly booking: Booking };

/** Which package: each is an address, so that it works without script and the way back leads through it. */
export function PackageStep({
  packages,
  chosen,
  fit,
}: {
  readonly packages: readonly ChoiceView[];
  readonly chosen: BookingView;
  readonly fit: PartyFit | null;
}) {
  const { t } = useLingui();
  const refused = packages.filter((one) => fit?.options.has(one.id) === true);
  const offered = packages.filter((one) => !refused.includes(one));
  return (
    <BookingStep
      id="package"
      number={1}
      title={t`Package`}
      chosen={chosen.optionTitle.text}
      chosenLang={chosen.optionTitle.lang}
    >
      {packages.length > 1 && offered.length > 0 && <PackageChoices choices={offered} fit={null} />}
      {fit !== null && refused.length > 0 && (
        <>
          <PartyNote fit={fit} />
          <PackageChoices choices={refused} fit={fit} />
        </>
      )}
      <FactsRow facts={chosen.facts} label={t`About this package`} />
    </BookingStep>
  );
}

type ChoicesProps = { readonly choices: readonly ChoiceView[]; readonly fit: PartyFit | null };

function PackageChoices({ choices, fit }: ChoicesProps) {
  return (
    <ul className={styles['packages']}>
      {choices.map((one) => (
        <li key={one.id}>
          <PackageChoice choice={one} refusal={fit?.options.get(one.id)} />
        </li>
      ))}
    </ul>
  );
}

type ChoiceProps = { readonly choice: ChoiceView; readonly refusal: 'size' | 'ages' | undefined };

function PackageChoice({ choice, refusal }: ChoiceProps) {
  const { t } = useLingui();
  const why = useRefusalWords();
  const inside = (
    <>
      <span className={styles['mark']} aria-hidden="true">
        {choice.selected && <Icon name="check" size="small" />}
      </span>
      <span className={styles['packageWords']}>
        <span className={styles['packageName']} lang={choice.title.lang}>
          {choice.title.text}
        </span>
        {choice.differs.length > 0 && (
          <span className={styles['differs']} lang={choice.differsLang}>
            {choice.differs.join(' · ')}
          </span>
        )}
      </span>
      <span className={styles['packagePrice']}>
        {choice.price === null || refusal !== undefined ? (
          refusal === undefined ? (
            t`Not available`
          ) : (
            why(refusal, choice)
          )
        ) : (
          <Trans>
            from <bdi>{choice.price}</bdi>
          </Trans>
        )}
      </span>
    </>
  );
  if (choice.price === null || refusal !== undefined) return <div className={styles['packageOff']}>{inside}</div>;
  return (
    <a
      className={styles['package']}
      href={choice.href}
      aria-current={choice.selected ? 'true' : undefined}
      rel="nofollow"
    >
      {inside}
    </a>
  );
}

/** Which day, with its price. */
export function DateStep({ view, booking, site }: Part & { readonly site: SitePart }) {
  const { t } = useLingui();
  const calendar = useCountedCalendar(view, booking.counts, site);
  return (
    <BookingStep id="date" number={2} title={t`Date`} chosen={view.date} fault={booking.fault}>
      {view.dateFault !== null && (
        <Notice tone="warn" role="status">
          {view.dateFault}
        </Notice>
      )}
      {calendar === null ? (
        <Notice tone="warn">{t`We couldn’t load the dates. Please reload the page.`}</Notice>
      ) : (
        <PriceCalendar {...calendar} />
      )}
    </BookingStep>
  );
}

/** At what time by the clock of the place. */
export function TimeStep({ view, booking }: Part) {
  const { t } = useLingui();
  return (
    <BookingStep id="time" number={3} title={t`Time`} chosen={booking.slot?.time} fault={booking.fault}>
      {view.slotsFault !== null && (
        <Notice tone="warn" role="status">
          {view.slotsFault}
        </Notice>
      )}
      {view.slots.length > 0 && (
        <SlotPicker
          legend={view.allDay ? t`Any time during opening hours` : t`Start time`}
          name="slot"
          slots={view.slots.map((slot) => ({
            value: slot.id,
            time: slot.time,
            note: slot.note ?? undefined,
            price: slot.price ?? undefined,
            state: slot.state,
          }))}
          value={booking.slot?.id ?? ''}
          onChoose={booking.chooseSlot}
          note={view.slotsNote}
        />
      )}
      {view.slots.length === 0 && view.slotsFault === null && (
        <p className={styles['soft']}>{t`Choose a date to see times and exact prices.`}</p>
      )}
    </BookingStep>
  );
}

/** How many of each ticket. */
export function PeopleStep({ view, booking, site }: Part & { readonly site: SitePart }) {
  const { t } = useLingui();
  const { slot, counts } = booking;
  return (
    <BookingStep id="people" number={4} title={t`Travelers`} fault={booking.fault}>
      <fieldset className={styles['people']}>
        <legend className={styles['soft']}>{view.limits}</legend>
        {view.units.map((unit) => {
          const exact = slot?.prices.find((price) => price.unitId === unit.id)?.text;
          return (
            <Stepper
              key={`${view.optionId}-${unit.id}-${booking.taken}`}
              id={`unit-${unit.id}`}
              name={unit.id}
              label={unit.title.text}
              hint={unit.hint}
              price={exact ?? unit.from}
              min={0}
              max={unit.max}
              defaultValue={counts[unit.id] ?? 0}
              onChange={(quantity) => booking.count(unit.id, quantity)}
              lessText={t`Remove one: ${unit.title.text}`}
              moreText={t`Add one: ${unit.title.text}`}
            />
          );
        })}
      </fieldset>
      {view.pack === null && <CheapestTickets view={view} booking={booking} site={site} />}
    </BookingStep>
  );
}
