/** How a start looks, by how it stands. */
export const slotStates = { available: 'open', limited: 'few', sold_out: 'sold-out', closed: 'closed' } as const;
