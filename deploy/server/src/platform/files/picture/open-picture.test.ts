import { openPicture } from './open-picture.ts';

test('what takes too long is cut, whatever is asked for besides', async () => {
  const picture = await openPicture(Buffer.from('no picture'), { failOn: 'error' });
  expect(picture).toMatchObject({ options: { timeoutSeconds: 30 } });
});
