import { Button } from '#src/ui/buttons/button.tsx';
import { Countdown } from '#src/ui/booking/calendar/countdown.tsx';
import { Locator } from '#src/ui/booking/locator.tsx';
import { PackageRow } from '#src/ui/booking/package-row.tsx';
import type { CalendarDay, CalendarMonth } from '#src/ui/booking/calendar/price-calendar.tsx';
import { PriceCalendar } from '#src/ui/booking/calendar/price-calendar.tsx';
import { SlotPicker } from '#src/ui/booking/calendar/slot-picker.tsx';
import { Steps } from '#src/ui/booking/steps.tsx';
import { SummaryBox } from '#src/ui/booking/summary-box.tsx';
import { Ticket } from '#src/ui/booking/ticket.tsx';
import { Timeline } from '#src/ui/booking/timeline.tsx';
import { BrandMark } from '#src/ui/icons/brand-mark.tsx';
import { Specimen } from './specimen.tsx';
import { CoachMapSpecimen } from './specimen-coach.tsx';

/** June 2026 begins on a Monday: every state of a day comes up. */
const june: CalendarMonth = {
  id: '2026-06',
  title: 'June 2026',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((long) => ({
    long,
    short: long.slice(0, 2),
  })),
  weeks: [0, 1, 2, 3, 4].map((week) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => sampleDay(week * 7 + weekday))),
};

function sampleDay(number: number): CalendarDay | null {
  if (number > 30) return null;
  const date = `2026-06-${String(number).padStart(2, '0')}`;
  const day = { date, number: String(number), today: number === 4 };
  if (number < 4) return { ...day, state: 'past', spoken: `${number} June, past` };
  if (number % 11 === 0) return { ...day, state: 'sold-out', spoken: `${number} June, sold out` };
  if (number % 13 === 0) return { ...day, state: 'closed', spoken: `${number} June, closed` };
  const cheapest = number % 7 === 3;
  const price = cheapest ? '39' : '48';
  return {
    ...day,
    state: 'open',
    price,
    cheapest,
    selected: number === 18,
    href: `#${date}`,
    spoken: `${number} June, from US$${price}`,
  };
}

/** Calendar, packages, summary, voucher. */
export function BookingSpecimens() {
  return (
    <>
      <CalendarAndTimesSpecimen />
      <CoachMapSpecimen />
      <PackagesSpecimen />
      <CancellingAndTimeSpecimen />
      <LocatorSpecimen />
      <SummarySpecimen />
      <VoucherSpecimen />
    </>
  );
}

function CalendarAndTimesSpecimen() {
  return (
    <Specimen name="Calendar and times">
      <PriceCalendar
        months={[june, { ...june, id: '2026-06-b', title: 'June 2026, again' }]}
        previous={{ text: 'Month before', href: '#Calendar' }}
        next={{ text: 'Next month', href: '#Calendar' }}
        legend={{ cheapest: 'Lowest price', soldOut: 'Sold out' }}
        note="Prices in US$, per person"
      />
      <SlotPicker
        legend="Departure"
        name="slot"
        defaultValue="1830"
        note="Times are Hong Kong time (GMT+8)"
        slots={[
          { value: '1730', time: '17:30', note: 'Sold out', state: 'sold-out' },
          { value: '1830', time: '18:30' },
          { value: '1945', time: '19:45', note: '4 places left', state: 'few' },
          { value: '2045', time: '20:45', price: 'US$45' },
        ]}
      />
    </Specimen>
  );
}

function PackagesSpecimen() {
  return (
    <Specimen name="Packages">
      <div>
        <PackageRow
          name="Standard seat"
          facts={[{ icon: 'instant', text: 'Instant' }]}
          price={{ amount: 'US$39.00', unit: 'per person' }}
          action={<Button look="secondary">Choose</Button>}
        />
        <PackageRow
          name="Upper deck with a drink"
          badge={{ text: 'Chosen most often', tone: 'info' }}
          differs={['Reserved seat', 'One drink']}
          price={{ amount: 'US$54.00', unit: 'per person' }}
          action={<Button>Chosen</Button>}
          selected
          details={{ summary: 'What is included', children: <p>Boat, seat and drink.</p> }}
        />
        <PackageRow name="Private junk" unavailable="Sold out on 14 May" />
      </div>
    </Specimen>
  );
}

function CancellingAndTimeSpecimen() {
  return (
    <Specimen name="Cancelling and time">
      <Timeline
        shape="line"
        label="What cancelling costs"
        steps={[
          { when: 'Until 14 May, 20:00', what: 'You get everything back', tone: 'good' },
          { when: 'Until 15 May, 20:00', what: 'You get half back', tone: 'warn' },
          { when: 'After that', what: 'No refund', tone: 'bad' },
        ]}
      />
      <Timeline
        label="The evening"
        steps={[
          { when: '18:15', what: 'Meet at the pier', note: 'Look for the red flag' },
          { when: '18:30', what: 'Cast off' },
        ]}
      />
      <Countdown text="Held for you until 14:35" seconds={842} overText="Your places are free again" />
      <Countdown text="" seconds={0} overText="Your places are free again" />
      <Steps
        label="Steps to pay"
        steps={[
          { text: 'Who travels', state: 'done', href: '#Steps' },
          { text: 'Pay', state: 'now' },
          { text: 'Done', state: 'ahead' },
        ]}
      />
    </Specimen>
  );
}

function LocatorSpecimen() {
  return (
    <Specimen name="Locator">
      <Locator
        description="The pier and two places near it, within one kilometre"
        north="N"
        rings={[
          { radius: 22, label: '500 m' },
          { radius: 44, label: '1 km' },
        ]}
        dots={[
          { id: 'pier', x: 50, y: 50, label: 'Pier 9', note: 'Meeting point', kind: 'here' },
          { id: 'station', x: 38, y: 66, label: 'Central station', note: '350 m, south-west', kind: 'meeting' },
          { id: 'wheel', x: 64, y: 30, label: 'Observation wheel', note: '500 m', href: '#Locator' },
        ]}
        caption="Central Pier 9, Hong Kong"
      />
    </Specimen>
  );
}

function SummarySpecimen() {
  return (
    <Specimen name="Summary">
      <SummaryBox
        label="Your choice"
        price={{ amount: 'US$139.00', unit: 'in all' }}
        action={<Button size="large">Pay US$139.00</Button>}
        note="You won't be charged yet"
      >
        <p>2 adults, 1 child · 14 May, 18:30</p>
      </SummaryBox>
    </Specimen>
  );
}

function VoucherSpecimen() {
  return (
    <Specimen name="Voucher">
      <Ticket
        brand={<BrandMark brand="Meander" />}
        title="Night cruise on a red-sail junk"
        level={3}
        facts={[
          { label: 'When', value: 'Thursday 14 May 2026, 18:30', note: 'Hong Kong time (GMT+8)' },
          { label: 'Where', value: 'Central Pier 9', note: 'Be there 15 minutes before' },
          { label: 'Who', value: '2 adults, 1 child' },
        ]}
        codeLabel="Show this code at the pier"
        codeText="MEAN-8F2K-77QD"
        code={
          <svg viewBox="0 0 7 7" aria-hidden="true">
            <path d="M0 0h3v3H0zM4 0h3v3H4zM0 4h3v3H0zM4 4h1v1H4zM6 5h1v2H6zM4 6h1v1H4z" />
          </svg>
        }
        bring={{ title: 'Bring', items: ['A jacket', 'This code'] }}
        call={{ title: 'Whom to call', phone: '+852 5123 4567', href: 'tel:+85251234567' }}
      />
    </Specimen>
  );
}
