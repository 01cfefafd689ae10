/** Raised whenever the painter draws something differently: kept pictures of an older painter are then painted anew. */
export const painterVersion = 3;
