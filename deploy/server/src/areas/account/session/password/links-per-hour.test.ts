import { trustedProxiesIn } from '#platform/trusted-proxies.ts';
import { forgottenPassword } from './forgotten-password.job.ts';
import { filesOf, serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { unheard } from '../../../../tools/testing/test-database.ts';

const server = serverWithPeople({ trustedProxies: trustedProxiesIn('loopback') });

test('an account gets five links in an hour, from however many networks they are asked for', async () => {
  const ask = async (login: string, network: number) => {
    const headers = { 'x-forwarded-for': `203.0.${network}.7` };
    const { status } = await server.client().post('/forgottenPassword', { login }, { headers });
    expect(status).toBe(204);
    await server.jobs.drain();
  };
  for (const network of [1, 2, 3, 4, 5, 6, 7]) await ask('ada', network);
  expect(server.mails).toHaveLength(5);
  // The last one that was mailed works still, and nobody else waits.
  const [, token = ''] = /forgottenPassword\/([\w-]+)/.exec(server.mails.at(-1)?.text ?? '') ?? [];
  expect((await server.client().get(`/forgottenPassword/${token}`)).status).toBe(200);
  await ask('petra', 8);
  expect(server.mails).toHaveLength(6);
  server.setNow(new Date(Date.now() + 61 * 60_000));
  await ask('ada', 9);
  expect(server.mails).toHaveLength(7);
});

test('what the mail server did not take does not count', async () => {
  const deliver = jest.fn().mockResolvedValue(undefined);
  for (let count = 0; count < 7; count += 1) deliver.mockRejectedValueOnce(new Error('away'));
  const around: Parameters<typeof forgottenPassword>[1] = {
    database: server.database,
    files: filesOf(server),
    now: () => new Date(),
    mail: { deliver },
    log: { info() {}, warn() {}, error() {} } as never,
    jobs: server.jobs,
    keys: server.keys,
    attempt: 1,
    ...unheard,
  };
  const job = { tenant: 'north', data: { login: 'ada', origin: 'https://north.test' } };
  for (let count = 0; count < 7; count += 1)
    await expect(forgottenPassword(job, around)).rejects.toThrow('away');
  await forgottenPassword(job, around);
  expect(deliver).toHaveBeenCalledTimes(8);
});
