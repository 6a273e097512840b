import { feedAddresses } from './feed-addresses.ts';

test('one address, as each calendar takes it', () => {
  expect(feedAddresses('/api/v1/calendar/abc.ics', 'Ada & Co', 'https://crew.example:8443')).toEqual({
    plain: 'https://crew.example:8443/api/v1/calendar/abc.ics',
    webcal: 'webcal://crew.example:8443/api/v1/calendar/abc.ics',
    google:
      'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fcrew.example%3A8443%2Fapi%2Fv1%2Fcalendar%2Fabc.ics',
    outlook:
      'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fcrew.example%3A8443%2Fapi%2Fv1%2Fcalendar%2Fabc.ics&name=Ada+%26+Co',
  });
});
