/** Days in which whoever wanted his account erased can take it back. */
export const deletionDays = 3;
