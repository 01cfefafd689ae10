/** Limits of a list of what a vertical sells: for how much, and free of charge until when. */
export const limitFields = ['price_from', 'price_to', 'free_until'] as const;
