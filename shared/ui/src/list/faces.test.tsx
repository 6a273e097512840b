import { setLanguage } from '@callboard/i18n';
import { expectNoAxeViolations } from '@callboard/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Briefcase } from 'lucide-react';
import '../words/words.ts';
import { Faces, listFace } from './faces.tsx';
import type { FacesProps } from './faces.tsx';

beforeAll(() => setLanguage('en'));

const show = (read: FacesProps<string>['read']) =>
  render(
    <Faces read={read} loading={<p>On its way</p>}>
      {(data) => <p>{data}</p>}
    </Faces>,
  );
const failed = {
  kind: 'failed',
  title: 'No answer',
  text: 'Kept.',
  offline: false,
  retry: () => {},
} as const;

test('on its way it shows the skeleton', () => {
  show({ kind: 'loading' });
  expect(screen.getByText('On its way')).toBeInTheDocument();
});

test('a missing thing says so, in the words of the screen where it has some', () => {
  const { rerender } = show({ kind: 'missing', title: 'Not found', text: 'It is gone.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Not foundIt is gone.');
  rerender(
    <Faces
      read={{ kind: 'missing', title: 'Not found', text: 'It is gone.' }}
      loading={null}
      missing={{ title: 'Jobs not found', text: 'It was given to somebody else.' }}
    >
      {() => null}
    </Faces>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Jobs not found');
});

test('a failure can be tried again', async () => {
  const retry = jest.fn();
  const { container } = show({ ...failed, retry });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  await expectNoAxeViolations(container);
});

test('without network what was never read says what it waits for, in the words of the screen where it has some', () => {
  const read = { ...failed, offline: true };
  const { rerender } = show(read);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This is not on your phoneIt loads as soon as you’re back online.',
  );
  const notKept = { title: 'These days are not on your phone', text: 'Connect to see them.' };
  rerender(
    <Faces read={read} loading={null} notKept={notKept}>
      {() => null}
    </Faces>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('These days are not on your phone');
});

test('without network what is there says how old it is', () => {
  show({ kind: 'there', data: 'A job', asOf: Date.now() });
  expect(screen.getByText('A job')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Offline. As of');
});

test('a list is empty, full, failed or loading by what was read', () => {
  const empty = (rows: readonly string[]) =>
    rows.length === 0 ? { icon: Briefcase, title: 'No jobs', text: 'They appear here.' } : null;
  expect(listFace({ kind: 'there', data: [], asOf: null }, { empty })).toMatchObject({ kind: 'empty' });
  expect(listFace({ kind: 'there', data: ['a'], asOf: null }, { empty })).toEqual({ kind: 'full' });
  expect(listFace<readonly string[]>(failed, { empty })).toMatchObject({
    kind: 'failed',
    title: 'No answer',
  });
  expect(listFace<readonly string[]>({ kind: 'loading' }, { rows: 3, empty })).toEqual({
    kind: 'loading',
    rows: 3,
  });
});
