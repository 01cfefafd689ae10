/**
 * Raised, with the package's major version, whenever a picture changes by one byte: cached pictures of an older painter are
 * then painted again.
 */
export const painterVersion = 3;
