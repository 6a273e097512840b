import { renderWithEverything } from '@callboard/testing';
import { screen } from '@testing-library/react';
import { FoundChoice } from './found-choice.tsx';
import type { Choice } from './found-choice.tsx';

const ada = { id: 'ada', name: 'Ada Kern', hint: 'Rigger · Graz' };
const zoe = { id: 'zoe', name: 'Zoë D’Angelo', hint: 'Driver · Wien' };
const onChosen = jest.fn();

/** Its server never answers. */
const opened = (props: { near?: readonly Choice[]; chosen?: Choice } = {}) =>
  renderWithEverything(
    <FoundChoice
      field={{ label: 'Person' }}
      chosen={null}
      onChosen={onChosen}
      search={{ asked: '', setAsked: () => undefined, error: null, isFetching: false, found: [ada, zoe] }}
      {...props}
    />,
  );
const offered = () => screen.queryAllByRole('option').map((one) => one.textContent);

afterEach(() => onChosen.mockClear());

test('choices are narrowed at once, by name, town and function, whatever the accents', async () => {
  const { user } = await opened();
  const field = await screen.findByRole('combobox', { name: 'Person' });
  await user.type(field, 'zoe wien');
  expect(offered()).toEqual(['Zoë D’AngeloDriver · Wien']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChosen).toHaveBeenLastCalledWith(zoe);
});

test('choices that are near are offered first, and narrowed with the others', async () => {
  const { user } = await opened({ near: [{ id: 'me', name: 'Me' }, ada] });
  const field = await screen.findByRole('combobox', { name: 'Person' });
  await user.click(field);
  expect(offered()).toEqual(['Me', 'Ada KernRigger · Graz']);
  await user.type(field, 'an');
  expect(offered()).toEqual(['Zoë D’AngeloDriver · Wien']);
  await user.clear(field);
  await user.type(field, 'kern');
  expect(offered()).toEqual(['Ada KernRigger · Graz']);
});

test('a name that fits comes before a function that does', async () => {
  const { user } = await opened({ near: [{ id: 'sam', name: 'Sam', hint: 'Stagehand' }, zoe] });
  const field = await screen.findByRole('combobox', { name: 'Person' });
  await user.type(field, 'an');
  expect(offered()).toEqual(['Zoë D’AngeloDriver · Wien', 'SamStagehand']);
});

test('the choice stands in the field again when it is left with another search in it', async () => {
  const { user } = await opened({ chosen: ada });
  const field = await screen.findByRole('combobox', { name: 'Person' });
  await user.type(field, '{Control>}a{/Control}zo');
  expect(offered()).toContain('Zoë D’AngeloDriver · Wien');
  await user.tab();
  expect(field).toHaveValue('Ada Kern');
  expect(onChosen).not.toHaveBeenCalled();
});
