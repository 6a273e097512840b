import { CallError } from '@callboard/client';
import { vacations } from '@callboard/contract';
import { holds } from '@callboard/feature';
import { expectNoAxeViolations, renderWithEverything, setNetwork, signInAs } from '@callboard/testing';
import { Button, Checkbox, DatePicker, TextArea, TextField } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { partsFeature } from '../words/parts-feature.fixture.ts';
import { FormSheet } from './form-sheet.tsx';
import { useFormSheet } from './use-form-sheet.ts';

type Values = { from: string; to: string; comment: string; urgent: boolean };
const start: Values = { from: '2031-03-05', to: '', comment: '', urgent: false };
const labels = { from: 'First day', to: 'Last day', comment: 'Comment', urgent: 'Urgent' };
const send = jest.fn<Promise<unknown>, [body: unknown, sent: { version: number }]>();
const close = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  signInAs({ roles: ['crew'] });
  send.mockReset().mockResolvedValue(undefined);
  close.mockReset();
});

type Own = {
  offline?: 'needs-network' | 'workable';
  edited?: {
    values: Values;
    version: number;
    proposed?: Partial<Values>;
    readAgain: () => Promise<unknown>;
  };
};

function Sheet({ offline = 'needs-network', edited }: Own) {
  const form = useFormSheet({
    title: 'Report sick',
    draft: 'sick',
    labels,
    offline,
    endpoint: vacations.reportSick,
    body: ({ from, to, comment }: Values, changed) => ({
      comment,
      ...(changed.includes('from') && { from }),
      ...(to && { to }),
    }),
    check: ({ from, to }) => [
      ...(from ? [] : [{ path: 'from' as const, code: 'required' as const, text: 'Choose the first day.' }]),
      ...(to && to < from ? [{ path: 'to' as const, code: 'end_before_start' as const }] : []),
    ],
    send,
    onClose: close,
    ...(edited ? { edits: edited } : { start }),
  });
  return (
    <FormSheet form={form} submit="Send" actions={<Button onClick={form.forget}>Never mind</Button>}>
      <DatePicker {...form.field('from')} required />
      <DatePicker {...form.field('to')} />
      <TextArea {...form.field('comment')} />
      <Checkbox {...form.checkbox('urgent')} />
    </FormSheet>
  );
}

async function opened(own: Own = {}) {
  const drawn = await renderWithEverything(<Sheet {...own} />, { features: [partsFeature] });
  const sheet = within(await screen.findByRole('dialog', { name: 'Report sick' }));
  await sheet.findAllByRole('spinbutton');
  return { ...drawn, sheet, button: () => sheet.getByRole('button', { name: /^(Send|Save mine)$/ }) };
}
const part = (sheet: ReturnType<typeof within>, day: string, name: string) =>
  within(sheet.getByRole('group', { name: day })).getByRole('spinbutton', { name: new RegExp(`^${name}`) });

test('a form goes out as its body, and then the sheet closes', async () => {
  const { sheet, user, button, baseElement } = await opened();
  await user.type(sheet.getByLabelText('Comment'), 'Fever');
  await expectNoAxeViolations(baseElement);
  await user.click(button());
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0]).toEqual({ comment: 'Fever' });
});

test('a missing value is said at the first try, at its field, which has the focus', async () => {
  const { sheet, user, button } = await opened();
  await user.click(part(sheet, 'First day', 'day'));
  await user.keyboard('{Backspace}{Backspace}');
  expect(sheet.queryByText('Choose the first day.')).not.toBeInTheDocument();
  await user.clear(part(sheet, 'First day', 'day'));
  for (const name of ['day', 'month', 'year']) {
    await user.click(part(sheet, 'First day', name));
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  }
  await user.click(button());
  expect(await sheet.findByText('Choose the first day.')).toBeInTheDocument();
  expect(part(sheet, 'First day', 'day')).toHaveFocus();
  expect(sheet.queryByRole('alert')).not.toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
  // What becomes wrong while somebody types takes nobody's focus.
  await user.click(sheet.getByLabelText('Comment'));
  await user.paste('x'.repeat(1001));
  expect(await sheet.findByText(/^Use at most/)).toBeInTheDocument();
  expect(sheet.getByLabelText('Comment')).toHaveFocus();
});

describe('a field that is left', () => {
  const numbers = { km: '', hours: '8', price: '', quantity: '' };
  const inRange = { min: 1, max: 10_000 };

  function Numbers() {
    const form = useFormSheet({
      title: 'Drive',
      draft: 'drive',
      offline: 'workable',
      labels: { km: 'Distance', hours: 'Hours', price: 'Price', quantity: 'Quantity' },
      start: numbers,
      endpoint: null,
      body: (values) => values,
      bounds: { km: (bound) => `${bound.toLocaleString('en')} km` },
      check: (values) =>
        (Object.keys(numbers) as (keyof typeof numbers)[]).flatMap((path) => {
          const code =
            Number(values[path]) < 1 ? 'too_small' : Number(values[path]) > 10_000 ? 'too_big' : null;
          return code ? [{ path, code, params: inRange }] : [];
        }),
      send,
      onClose: close,
    });
    return (
      <FormSheet form={form} submit="Send">
        <TextField {...form.field('km')} />
        <TextField {...form.field('hours')} />
        <TextField {...form.field('price')} />
        <TextField {...form.field('quantity')} />
      </FormSheet>
    );
  }
  async function typed() {
    const { user } = await renderWithEverything(<Numbers />, { features: [partsFeature] });
    const sheet = within(await screen.findByRole('dialog', { name: 'Drive' }));
    return { user, sheet, km: sheet.getByLabelText('Distance'), hours: sheet.getByLabelText('Hours') };
  }

  test('says what is wrong with it, with its unit, and follows what is typed from then on', async () => {
    const { user, sheet, km, hours } = await typed();
    await user.type(km, '-5');
    expect(km).toBeValid();
    await user.click(hours);
    expect(await sheet.findByText('At least 1 km.')).toBeInTheDocument();
    expect(hours).toHaveFocus();
    await user.type(km, '{Backspace}{Backspace}7');
    expect(sheet.queryByText('At least 1 km.')).not.toBeInTheDocument();
    await user.type(km, '{Backspace}20000');
    expect(sheet.getByText('At most 10,000 km.')).toBeInTheDocument();
  });

  test('has nothing wrong with it while it is empty, unless something was taken out of it', async () => {
    const { user, sheet, km, hours } = await typed();
    await user.click(km);
    await user.clear(hours);
    await user.tab();
    expect(await sheet.findByText('At least 1.')).toBeInTheDocument();
    expect(km).toBeValid();
  });

  test('says nothing until what is pressed is let go: nothing moves below a finger', async () => {
    const { user, sheet, km } = await typed();
    await user.type(km, '-5');
    await user.pointer({ keys: '[MouseLeft>]', target: sheet.getByLabelText('Price') });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(km).toBeValid();
    await user.pointer('[/MouseLeft]');
    await waitFor(() => expect(km).toBeInvalid());
  });

  test('is in a list of all when four are wrong at a try', async () => {
    const { user, sheet, hours } = await typed();
    await user.clear(hours);
    await user.click(sheet.getByRole('button', { name: 'Send' }));
    const summary = await sheet.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(4);
    expect(summary).toHaveTextContent('Distance: At least 1 km.');
  });
});

test('a day that is typed by half holds the form, although none may stand there', async () => {
  const { sheet, user, button } = await opened();
  await user.click(part(sheet, 'Last day', 'day'));
  await user.keyboard('12');
  await user.click(button());
  await waitFor(() =>
    expect(sheet.getByRole('group', { name: 'Last day' })).toContainElement(
      document.activeElement as HTMLElement,
    ),
  );
  expect(send).not.toHaveBeenCalled();
});

test('a refusal of the server stands at its field until the value is another one', async () => {
  const fields = [{ path: 'comment', code: 'too_long' as const, params: { max: 3 } }];
  send.mockRejectedValueOnce(new CallError('invalid', { status: 422, fields }));
  const { sheet, user, button } = await opened();
  await user.type(sheet.getByLabelText('Comment'), 'Fever');
  await user.click(button());
  expect(await sheet.findByText('Use at most 3 characters.')).toBeInTheDocument();
  expect(sheet.getByLabelText('Comment')).toHaveAccessibleDescription(/Use at most 3/);
  await user.type(sheet.getByLabelText('Comment'), '{Backspace}');
  expect(sheet.queryByText('Use at most 3 characters.')).not.toBeInTheDocument();
  await user.click(button());
  await waitFor(() => expect(close).toHaveBeenCalled());
});

test('any other refusal is one banner, and what was typed stays', async () => {
  send.mockRejectedValueOnce(new CallError('forbidden', { status: 403 }));
  const { sheet, user, button } = await opened();
  await user.type(sheet.getByLabelText('Comment'), 'Fever');
  await user.click(button());
  expect(await sheet.findByText('You do not have access to this')).toBeInTheDocument();
  expect(sheet.getByLabelText('Comment')).toHaveValue('Fever');
  expect(close).not.toHaveBeenCalled();
});

test('a form takes no second press while it is sent, and a `false` leaves it open', async () => {
  const { promise, resolve: answer } = Promise.withResolvers();
  send.mockReturnValueOnce(promise);
  const { user, button } = await opened();
  await user.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  await user.click(button());
  await act(async () => answer(false));
  expect(button()).not.toHaveAttribute('aria-busy');
  expect(send).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();
});

test('typed text holds an update, outlives the sheet, and can be begun anew', async () => {
  const first = await opened();
  expect(holds.current()).toEqual([]);
  await first.user.type(first.sheet.getByLabelText('Comment'), 'Fever');
  await first.user.click(first.sheet.getByLabelText('Urgent'));
  expect(holds.current()).toEqual(['Report sick: what you typed is not sent yet']);
  first.unmount();
  expect(holds.current()).toEqual([]);
  const { sheet, user, unmount } = await opened();
  expect(sheet.getByText('What you typed before is still here.')).toBeInTheDocument();
  expect(sheet.getByLabelText('Comment')).toHaveValue('Fever');
  expect(sheet.getByLabelText('Urgent')).toBeChecked();
  await user.click(sheet.getByRole('button', { name: 'Start again' }));
  expect(sheet.getByLabelText('Comment')).toHaveValue('');
  expect(holds.current()).toEqual([]);
  unmount();
  const last = await opened();
  expect(last.sheet.queryByText('What you typed before is still here.')).not.toBeInTheDocument();
});

test('a kept draft from before a field was added has that field as it begins', async () => {
  const first = await opened();
  await first.user.type(first.sheet.getByLabelText('Comment'), 'Fever');
  first.unmount();
  const [key = ''] = Object.keys(sessionStorage);
  const { values, base } = JSON.parse(sessionStorage.getItem(key) ?? '');
  delete values.to;
  delete base.values.to;
  sessionStorage.setItem(key, JSON.stringify({ values, base }));
  const { sheet, user, button } = await opened();
  expect(sheet.getByLabelText('Comment')).toHaveValue('Fever');
  await user.click(button());
  await waitFor(() =>
    expect(send.mock.calls[0]?.[1]).toMatchObject({ values: { comment: 'Fever', to: '' } }),
  );
});

test('a proposal stands in the form as if it were typed, over what is there', async () => {
  const edited = {
    values: { ...start, comment: 'As it was' },
    version: 3,
    proposed: { comment: 'As proposed' },
    readAgain: async () => {},
  };
  const { sheet, user, button } = await opened({ edited });
  expect(sheet.getByLabelText('Comment')).toHaveValue('As proposed');
  expect(sheet.queryByText('What you typed before is still here.')).not.toBeInTheDocument();
  await user.click(button());
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]).toMatchObject([{ comment: 'As proposed' }, { version: 3 }]);
});

test('another way out forgets what was typed', async () => {
  const first = await opened();
  await first.user.type(first.sheet.getByLabelText('Comment'), 'Fever');
  await first.user.click(first.sheet.getByRole('button', { name: 'Never mind' }));
  first.unmount();
  expect((await opened()).sheet.getByLabelText('Comment')).toHaveValue('');
});

test('a form that was sent is not kept, and somebody else finds nothing of it', async () => {
  const first = await opened();
  await first.user.type(first.sheet.getByLabelText('Comment'), 'Fever');
  first.unmount();
  signInAs({ roles: ['crew'] }, { name: 'Bo' });
  const other = await opened();
  expect(other.sheet.getByLabelText('Comment')).toHaveValue('');
  await other.user.type(other.sheet.getByLabelText('Comment'), 'Flu');
  await other.user.click(other.button());
  await waitFor(() => expect(close).toHaveBeenCalled());
  other.unmount();
  expect((await opened()).sheet.getByLabelText('Comment')).toHaveValue('');
});

const network = (there: boolean) => act(async () => setNetwork(there));

test('without a network it says so and waits, unless it can be sent nevertheless', async () => {
  await network(false);
  try {
    const first = await opened();
    expect(first.sheet.getByText(/^You’re offline. What you typed stays here/)).toBeInTheDocument();
    expect(first.button()).toBeDisabled();
    await network(true);
    expect(first.button()).toBeEnabled();
    first.unmount();
    await network(false);
    const { sheet, user, button } = await opened({ offline: 'workable' });
    expect(sheet.queryByText(/^You’re offline/)).not.toBeInTheDocument();
    await user.click(button());
    await waitFor(() => expect(close).toHaveBeenCalled());
  } finally {
    await network(true);
  }
});

test('a value that is plainly wrong is said at once and cannot be sent', async () => {
  const { sheet, user, button } = await opened();
  for (const [name, keys] of [
    ['day', '04'],
    ['month', '03'],
    ['year', '2031'],
  ] as const) {
    await user.click(part(sheet, 'Last day', name));
    await user.keyboard(keys);
  }
  await user.click(sheet.getByLabelText('Comment'));
  expect(await sheet.findByText('The end is before the start.')).toBeInTheDocument();
  expect(sheet.queryByRole('alert')).not.toBeInTheDocument();
  expect(button()).toBeDisabled();
});

describe('values that are there already', () => {
  const before = { values: { ...start, comment: 'Fever' }, version: 4, readAgain: () => Promise.resolve() };
  const theirs = {
    values: { ...start, from: '2031-03-09', comment: 'Flu' },
    version: 7,
    readAgain: before.readAgain,
  };
  const conflict = new CallError('conflict', { status: 409 });

  /** Whoever shows it reads it anew after a conflict. */
  function Changing() {
    const [edited, setEdited] = useState(before);
    send.mockRejectedValueOnce(conflict);
    const readAgain = async () => setEdited(theirs);
    return <Sheet edited={{ ...edited, readAgain }} />;
  }
  async function refused() {
    const drawn = await renderWithEverything(<Changing />, { features: [partsFeature] });
    const sheet = within(await screen.findByRole('dialog', { name: 'Report sick' }));
    const field = sheet.getByLabelText('Comment');
    await drawn.user.clear(field);
    await drawn.user.type(field, 'Cough');
    await drawn.user.click(sheet.getByRole('button', { name: 'Send' }));
    await sheet.findByText('Somebody else has changed this');
    return { ...drawn, sheet, field };
  }

  test('sends what was changed alone, against the version that was read', async () => {
    const { sheet, user, button } = await opened({ edited: before });
    expect(button()).toBeDisabled();
    await user.type(sheet.getByLabelText('Comment'), ' and cough');
    await user.click(button());
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        { comment: 'Fever and cough' },
        expect.objectContaining({ version: 4 }),
      ),
    );
  });

  test('of two who change the same, the later one sees both and keeps the own', async () => {
    const { sheet, user } = await refused();
    expect(sheet.getByText('Comment is now:')).toBeInTheDocument();
    expect(sheet.getByText('Flu')).toBeInTheDocument();
    expect(sheet.queryByText('First day is now:')).not.toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Save mine' }));
    await waitFor(() =>
      expect(send).toHaveBeenLastCalledWith({ comment: 'Cough' }, expect.objectContaining({ version: 7 })),
    );
  });

  test('or takes theirs, and then has nothing left to send', async () => {
    const { sheet, user, field } = await refused();
    await user.click(sheet.getByRole('button', { name: 'Take theirs' }));
    expect(field).toHaveValue('Flu');
    expect(sheet.getByRole('button', { name: 'Save mine' })).toBeDisabled();
  });

  test('a kept draft still goes against the version that it was typed over', async () => {
    const first = await opened({ edited: before });
    await first.user.type(first.sheet.getByLabelText('Comment'), ' and cough');
    first.unmount();
    const { user, button } = await opened({ edited: theirs });
    await user.click(button());
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        { comment: 'Fever and cough' },
        expect.objectContaining({ version: 4 }),
      ),
    );
  });
});
