/** How long a phone keeps what was read, for a time without a connection. */
export const offlineReadDays = 7;
