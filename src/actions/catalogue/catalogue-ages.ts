/** For how long days and prices are believed; buying never goes by them. */
export const believedMs = 60_000;
/** Past this age a page waits for the fresh ones. */
export const stalestMs = 300_000;
/** How far "from" prices and dates look ahead, in days. */
export const aheadDays = 180;
