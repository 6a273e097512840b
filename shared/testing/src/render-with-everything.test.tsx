import { screen } from '@testing-library/react';
import { mailbox } from '@callboard/contract';
import { ensure, query, useQuery } from '@callboard/client';
import { feature, Link, path, useErrorText, useParams } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { crew } from '@callboard/contract';
import { expectNoAxeViolations, renderWithEverything, signInAs, signOutAgain, testServer } from './index.ts';

declare module '@callboard/i18n' {
  interface Words {
    'sample-feature': { greeting: string };
  }
}

const server = testServer();
afterEach(signOutAgain);

const box = path('/box/{id}');
const planted = feature({
  id: 'sample-feature',
  contract: 1,
  bundle: 'sample-feature',
  pages: {},
  words: (language) => Promise.resolve({ greeting: `{{count}} in ${language}` }),
});
const boxes = query(mailbox.mailboxes);
const page = {
  loader: () => ensure(boxes),
  Component: function BoxPage() {
    const t = useWords('sample-feature');
    const { id } = useParams(box);
    const { data } = useQuery(boxes);
    const may = useMay(crew);
    return (
      <main>
        <h1>
          {id}: {t('greeting', { count: data?.total ?? -1 })}, {may ? 'crew' : 'nobody'}
        </h1>
        <p>{useErrorText()(null).title}</p>
        <Link to={path('/elsewhere').to()}>Elsewhere</Link>
      </main>
    );
  },
};

test('a page has its words, its data, its address and its person', async () => {
  server.on('GET /mailboxes', () => ({ body: { items: [], total: 4, page: 1, limit: 1000 } }));
  signInAs({ roles: ['crew'] });
  const { user, container, address } = await renderWithEverything(page, {
    path: box.pattern,
    at: box.to({ id: 'b1' }),
    language: 'cy',
    server,
    features: [planted],
  });
  expect(await screen.findByRole('heading', { name: 'b1: 4 in cy, crew' })).toBeVisible();
  expect(screen.getByText('Aeth rhywbeth o’i le ar ein hochr ni')).toBeVisible();
  expect(server.requests[0]?.headers.authorization).toMatch(/^Bearer /);
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('link'));
  expect(address()).toBe('/elsewhere');
});

test('axe finds what is wrong', async () => {
  const { container } = await renderWithEverything(<input placeholder=" " />);
  await expect(expectNoAxeViolations(container)).rejects.toThrow('label');
});
