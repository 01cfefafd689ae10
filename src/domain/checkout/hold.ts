/** Times of a checkout (RU-31), by the database's clock. */
export const holdMinutes = 15;
export const quoteMinutes = 10;
/** Added once, while a payment is in progress. */
export const extensionMinutes = 5;

/** How long a hold outlives the page that looked at it. */
export const graceSeconds = 60;

/** Checkouts that may hold places at one moment (threat T-52); a network may be a hotel or an office. */
export const liveCheckouts = { perAccount: 3, perDevice: 3, perNetwork: 20 } as const;

/** Places that may be held in live checkouts at one moment (threat T-52): checkouts alone can each be a full cart. */
export const heldPlaces = { perDevice: 60, perNetwork: 400 } as const;

/** Lines a cart may have. */
export const cartLines = 20;
