import { setLanguage } from '@callboard/i18n';
import { expectNoAxeViolations } from '@callboard/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '../words/words.ts';
import { Checkbox, Switch } from './checkbox.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { PasswordField } from './password-field.tsx';
import { SearchField } from './search-field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

beforeEach(() => setLanguage('en'));

test('a field is joined with its label, hint and error', () => {
  render(<TextField label="Phone" hint="With country code." error="A number has no letters." type="tel" />);
  const field = screen.getByLabelText('Phone');
  expect(field).toHaveAccessibleDescription('With country code. A number has no letters.');
  expect(field).toBeInvalid();
});

test('a field without an error is not called wrong', () => {
  render(<TextField label="Phone" />);
  expect(screen.getByLabelText('Phone')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByLabelText('Phone')).not.toHaveAttribute('aria-describedby');
});

test('both ways of listening hear what is typed', async () => {
  const [value, change] = [jest.fn(), jest.fn()];
  render(<TextField label="Login" onValue={value} onChange={change} />);
  await userEvent.type(screen.getByLabelText('Login'), 'ad');
  expect(value.mock.calls).toEqual([['a'], ['ad']]);
  expect(change).toHaveBeenCalledTimes(2);
});

test('a password can be looked at and hidden again', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" defaultValue="secret" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('words of the password field follow the language', async () => {
  render(<PasswordField label="Wachtwoord" autoComplete="new-password" />);
  await act(() => setLanguage('nl'));
  expect(screen.getByRole('button', { name: 'Wachtwoord tonen' })).toBeInTheDocument();
});

function Search() {
  const [text, setText] = useState('');
  return <SearchField label="Search mails" value={text} onValue={setText} summary={`${text.length} found`} />;
}

test('a search says what it found, and clearing leads back into it', async () => {
  render(<Search />);
  const field = screen.getByRole('searchbox', { name: 'Search mails' });
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  await userEvent.type(field, 'gate');
  expect(screen.getByRole('status')).toHaveTextContent('4 found');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test('a select tells what was chosen; its placeholder cannot be chosen', async () => {
  const chosen = jest.fn();
  render(
    <Select
      label="Function"
      placeholder="Choose a function"
      defaultValue=""
      onValue={chosen}
      options={[
        { value: 'rigger', label: 'Rigger' },
        { value: 'driver', label: 'Driver' },
      ]}
    />,
  );
  expect(screen.getByRole('option', { name: 'Choose a function' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText('Function'), 'driver');
  expect(chosen).toHaveBeenCalledWith('driver');
});

test('checkbox and switch are what they look like', async () => {
  const [check, turn] = [jest.fn(), jest.fn()];
  render(
    <>
      <Checkbox label="I read the safety rules" error="Read them first." onValue={check} />
      <Switch label="Notifications" defaultChecked onValue={turn} />
    </>,
  );
  const box = screen.getByRole('checkbox', { name: 'I read the safety rules' });
  expect(box).toHaveAccessibleDescription('Read them first.');
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('switch', { name: 'Notifications' }));
  expect(check).toHaveBeenCalledWith(true);
  expect(turn).toHaveBeenCalledWith(false);
});

describe('a refused form', () => {
  const names = ['Name', 'Street', 'Town', 'Country'];
  const needed = names.map((name) => ({ id: name, text: `${name} is needed.` }));
  const form = (errors: typeof needed, tries: number) => (
    <>
      <ErrorSummary title="Something is missing" errors={errors} tries={tries} />
      {names.map((name) => (
        <TextField key={name} id={name} label={name} />
      ))}
      <div id="parts">
        <TextField label="Hours" />
        <TextField label="Minutes" error="At most 59." />
      </div>
    </>
  );

  test('with four errors lists them, takes the focus and leads to the fields', async () => {
    const { rerender } = render(form([], 0));
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(form(needed, 1));
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Town is needed.' }));
    expect(screen.getByLabelText('Town')).toHaveFocus();
    rerender(form(needed.slice(1), 1));
    expect(screen.getByLabelText('Town')).toHaveFocus();
  });

  test('with three leads to the first of them, and again with the next try', async () => {
    const { rerender } = render(form([], 0));
    rerender(form(needed.slice(1), 1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Street')).toHaveFocus();
    await userEvent.click(screen.getByLabelText('Town'));
    rerender(form(needed.slice(1), 1));
    expect(screen.getByLabelText('Town')).toHaveFocus();
    rerender(form(needed.slice(1), 2));
    expect(screen.getByLabelText('Street')).toHaveFocus();
  });

  test('leads to the part that is wrong', () => {
    const { rerender } = render(form([], 0));
    rerender(form([{ id: 'parts', text: 'Minutes' }], 1));
    expect(screen.getByLabelText('Minutes')).toHaveFocus();
  });
});

test('fields have no axe violations', async () => {
  expect.hasAssertions();
  const { container } = render(
    <>
      <TextField label="Login" hint="As in your contract." error="Unknown." />
      <PasswordField label="Password" autoComplete="current-password" />
      <SearchField label="Search" value="gate" onValue={() => {}} summary="12 of 250" />
      <TextArea label="Comment" />
      <Select label="Function" options={[{ value: 'a', label: 'Rigger' }]} />
      <Checkbox label="Licence" hint="Class B." />
      <Switch label="Notifications" />
      <ErrorSummary
        title="Wrong"
        errors={Array.from('abcd', (id) => ({ id, text: `${id} is needed.` }))}
        tries={1}
      />
    </>,
  );
  await expectNoAxeViolations(container);
});

function Reason() {
  const [text, setText] = useState('');
  return <TextField label="Reason" maxLength={100} value={text} onValue={setText} />;
}

test('whoever types a long text is told in time how much still fits', async () => {
  render(<Reason />);
  const field = screen.getByLabelText('Reason');
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(79));
  expect(field).not.toHaveAccessibleDescription();
  await userEvent.paste('x');
  expect(field).toHaveAccessibleDescription('20 characters left');
  await userEvent.paste('x'.repeat(30));
  expect(field).toHaveAccessibleDescription('0 characters left');
});
