/** Raised whenever the painter draws something differently: kept pictures of an older painter are then painted again. */
export const painterVersion = 3;
