/** One address in the ways that calendars take it. */
export function feedAddresses(path: string, name: string, origin = location.origin) {
  const plain = new URL(path, origin);
  const webcal = `webcal://${plain.host}${plain.pathname}`;
  return {
    plain: plain.href,
    /** What Apple's calendar, and most others on a phone, open. */
    webcal,
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: plain.href, name })}`,
  };
}
