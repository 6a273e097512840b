import { effectiveTime } from '../../index.ts';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const receivedAt = at('08:40:00');
const onTime = { deviceAt: null, clockOffsetMs: null, offline: false, receivedAt };

test.each([
  ['without a phone the server says when', onTime, '08:40:00', null, false],
  ['a phone whose clock is right', { ...onTime, deviceAt: at('08:39:58') }, '08:40:00', -2, false],
  ['a clock two minutes ahead is let pass', { ...onTime, deviceAt: at('08:42:00') }, '08:40:00', 120, false],
  ['a second more is marked', { ...onTime, deviceAt: at('08:42:01') }, '08:40:00', 121, true],
  ['a clock an hour behind is marked', { ...onTime, deviceAt: at('07:40:00') }, '08:40:00', -3600, true],
  [
    'offline in the cellar: the tap of forty minutes ago counts',
    { ...onTime, deviceAt: at('08:00:00'), clockOffsetMs: 0, offline: true },
    '08:00:00',
    0,
    false,
  ],
  [
    'offline with a clock ten minutes ahead: set right, and marked',
    { ...onTime, deviceAt: at('08:10:00'), clockOffsetMs: -600_000, offline: true },
    '08:00:00',
    600,
    true,
  ],
  [
    'offline, never having heard the server: the phone is believed',
    { ...onTime, deviceAt: at('08:00:00'), offline: true },
    '08:00:00',
    null,
    false,
  ],
  [
    'a tap from the future is one of now, and marked',
    { ...onTime, deviceAt: at('09:30:00'), offline: true },
    '08:40:00',
    null,
    true,
  ],
])('%s', (_, one, time, skewSeconds, skewed) => {
  expect(effectiveTime(one)).toMatchObject({ at: at(time), skewSeconds, skewed });
});
