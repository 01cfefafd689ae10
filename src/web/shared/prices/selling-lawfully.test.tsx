import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { LineView } from '#src/contract/cart/line.ts';
import { ContractNote } from '#src/web/shared/page-head/contract-note.tsx';
import { LineCard } from '#src/web/shared/prices/line-card.tsx';
import { lineWords } from '#src/web/shared/prices/line-view.ts';
import { PackageNotice } from '#src/web/shared/booking/package-notice.tsx';
import { RankingNote } from '#src/web/shared/lists/ranking-note.tsx';
import { CheckoutSummary } from '#src/web/checkout/checkout/summary/checkout-summary.tsx';
import type { CheckoutView } from '#src/web/checkout/checkout/checkout-view.ts';
import { SiteProvider } from '#src/web/shared/page/site-context.ts';
import { loadContext } from '../../../../tests/load-context.ts';

const { context } = await loadContext({ page: 'cart', answers: {} });

function drawn(what: ReactNode): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={context.i18n}>
      <SiteProvider value={context.site}>{what}</SiteProvider>
    </I18nProvider>,
  );
}

const text = (words: string) => ({ text: words, lang: 'en' });

function line(about: Partial<LineView> = {}): LineView {
  return {
    itemId: 'one',
    productId: 205,
    slug: 'star-ferry',
    title: text('Star Ferry'),
    optionId: 'loop',
    optionTitle: text('Loop'),
    destination: text('Hong Kong'),
    supplier: 'Harbour Lines',
    picture: 'harbour-dusk-12',
    slotId: '1',
    localDate: '2027-03-10',
    localStart: '09:00',
    localEnd: '10:00',
    allDay: false,
    timeZone: 'Asia/Hong_Kong',
    startsAt: '2027-03-10T01:00:00.000Z',
    units: [],
    amount: { minor: 18_000, currency: 'HKD' },
    pack: null,
    paidBy: null,
    gift: null,
    service: null,
    cancellation: [],
    ...about,
  };
}

it('states the seller at each line of cart and checkout', () => {
  const card = (about?: Partial<LineView>) =>
    drawn(<LineCard line={lineWords(context, line(about))} site={context.site} />);
  expect(card()).toContain('Operated by Harbour Lines');
  // A pack is the shop's own, and of a hire its company is among the details.
  expect(card({ supplier: '', pack: [] })).not.toContain('Run by');
  const details = [{ kind: 'fact' as const, code: 'supplier' as const, count: null, name: text('Long Road Cars') }];
  const service = { vertical: 'car-rentals', venueId: 1, question: {}, details };
  expect(card({ supplier: 'Long Road Cars', service }).split('Long Road Cars')).toHaveLength(2);
});

it('states the seller on pages of hotels and packs', () => {
  const hotel = drawn(<ContractNote supplier="Maison Test" brand="Meander" />);
  expect(hotel).toContain('Your contract is with Maison Test');
  expect(hotel).toContain('no 14-day right of withdrawal');
  const pack = drawn(<ContractNote supplier={null} brand="Meander" />);
  expect(pack).toContain('Meander sells this pack');
  expect(pack).not.toContain('withdrawal');
});

it('states how each list is ordered, and that positions are not paid for', () => {
  const first = {
    search: 'Best match',
    hotels: 'best-known hotels',
    cars: 'lowest first',
    deals: 'Ending soonest',
    city: 'Best known first',
  } as const;
  for (const of of ['search', 'hotels', 'cars', 'deals', 'city'] as const) {
    const note = drawn(<RankingNote of={of} />);
    expect(note).toContain(first[of]);
    expect(note).toContain('No company can pay to rank higher');
  }
});

it('says before the button to pay that there is no right of withdrawal', () => {
  const view: Pick<CheckoutView, 'lines' | 'due' | 'payAtProperty' | 'nothingDue'> = {
    lines: [],
    due: 'HK$180',
    payAtProperty: { label: '', beside: null, fees: null, deposit: null },
    nothingDue: false,
  };
  // The box reads no more of a checkout than this.
  const state = { kind: 'open', view: view as CheckoutView, busy: false, error: null, before: null } as const;
  const box = drawn(<CheckoutSummary state={state} />);
  expect(box).toContain('There’s no 14-day right of withdrawal');
  expect(box).toContain('terms of use');
});

it('informs travelers who combine a ride, a stay and a car about their rights', () => {
  const notice = drawn(<PackageNotice />);
  expect(notice).toContain('Your rights when you combine travel services');
  expect(notice).toContain('insolvency');
});
