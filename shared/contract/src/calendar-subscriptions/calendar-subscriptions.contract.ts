export const calendarSubscriptions = {};
