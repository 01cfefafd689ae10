/** The look of a time slot, by its status. */
export const slotStates = { available: 'open', limited: 'few', sold_out: 'sold-out', closed: 'closed' } as const;
