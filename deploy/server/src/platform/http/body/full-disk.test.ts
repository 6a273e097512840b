import { password, serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { AppError } from '../../errors/app-error.ts';

const server = serverWithPeople();

test('with the disk nearly full people come in, stay and go, and write nothing else', async () => {
  const { token, cookie } = await signIn(server, 'ada');
  const { space } = server.database;
  const { check } = space;
  space.check = async ({ little = false } = {}) => {
    if (!little) throw new AppError('storage_full');
  };
  try {
    const client = server.client('north.test', { authorization: `Bearer ${token}`, cookie });
    const statuses = [
      await server.client().post('/auth/token', { login: 'ada', password }),
      await client.get('/auth/refresh'),
      await client.get('/userLanguage'),
      await client.post('/userLanguage', { name: 'en' }),
      await client.post('/auth/logout', {}),
      await client.get('/userLanguage'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 507, 204, 401]);
  } finally {
    space.check = check;
  }
});
