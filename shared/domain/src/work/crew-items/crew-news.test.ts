import { recipientsOfCrewChange } from '../../index.ts';

const crew = {
  name: 'Load-in',
  locationId: 'hall',
  contactOnSiteId: 'kim',
  infoCrew: 'Use gate 3.',
  infoChief: 'The key is with Kim.',
  shift: 'Early',
};

test.each([
  ['another name is told to everybody', { name: 'Load-out' }, 'everybody'],
  ['another place is told to everybody', { locationId: 'arena' }, 'everybody'],
  ['a place that is not known any more, too', { locationId: null }, 'everybody'],
  ['another contact on site is told to everybody', { contactOnSiteId: 'lea' }, 'everybody'],
  ['what the crew has to know is told to everybody', { infoCrew: 'Use gate 4.' }, 'everybody'],
  ['what the chiefs have to know is told to them alone', { infoChief: '' }, 'chiefs'],
  ['with something for everybody, all hear once', { infoChief: '', name: 'Load-out' }, 'everybody'],
  ['another shift is told to nobody', { shift: 'Late' }, 'nobody'],
  ['spaces around a text are no news', { name: ' Load-in ', infoChief: 'The key is with Kim. ' }, 'nobody'],
  ['what stays as it is is no news', {}, 'nobody'],
] as const)('%s', (_, change, expected) =>
  expect(recipientsOfCrewChange(crew, { ...crew, ...change })).toBe(expected),
);
