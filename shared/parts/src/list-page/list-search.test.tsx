import { renderWithEverything, startTestServer } from '@callboard/testing';
import type { TestServer } from '@callboard/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ListSearch } from './list-search.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const asked: string[] = [];
beforeEach(() => void asked.splice(0));

function Component() {
  const [q, setQ] = useState('');
  const onSearch = (wanted: string) => {
    asked.push(wanted);
    setQ(wanted);
  };
  const words = { label: 'Search', placeholder: 'Name', offline: 'Needs a network' };
  const found = { shown: '2 of 9', spoken: '2 found' };
  return <ListSearch q={q} onSearch={onSearch} words={{ ...words, found }} />;
}

test('asks once after a pause, and says how many were found', async () => {
  const { user } = await renderWithEverything({ Component }, { path: '/', at: '/', server });
  expect(screen.queryByText('2 found')).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' rig ');
  await waitFor(() => expect(asked).toEqual(['rig']));
  expect(screen.getByText('2 found')).toBeInTheDocument();
  expect(screen.getByText('2 of 9')).toBeInTheDocument();
});
