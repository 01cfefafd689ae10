/** Days within which a request to erase an account can be withdrawn. */
export const deletionDays = 3;
