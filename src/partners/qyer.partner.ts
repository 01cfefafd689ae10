import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** A travellers’ community: our menu stays in the background. */
export const qyer = {
  name: 'qyer',
  id: 103,
  title: 'Qyer',
  toggles: allBut('secondaryNav', 'globalNotice'),
  colours: { action: '#0a7d4b', second: '#0b4f33' },
  subChannel: 23,
  currency: 'CNY',
  match: {
    host: 'qyer',
    paths: [],
    airlineIds: [],
    affiliateIds: ['120103'],
    chosenByQuery: true,
  },
} as const satisfies Partner;
