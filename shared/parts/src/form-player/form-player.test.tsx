import {
  expectNoAxeViolations,
  phone,
  renderWithEverything,
  sampleQuestion,
  screenOf,
} from '@callboard/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { partsFeature } from '../words/parts-feature.fixture.ts';
import { AnswerList } from './answer-list.tsx';
import { FormPlayer } from './form-player.tsx';
import { nothingGiven, questionsOf } from './question/given-answer.ts';
import type { GivenAnswers } from './question/given-answer.ts';
import { useFormPlayer } from './use-form-player.ts';

const licences = [
  { id: 'b', caption: 'Car' },
  { id: 'c', caption: 'Lorry' },
];
const questions = questionsOf({
  questions: [
    sampleQuestion('Do you drive?'),
    sampleQuestion('Which licence?', {
      kind: 'single',
      choices: licences,
      showIf: { questionId: 'Do you drive?', oneOf: ['yes'] },
    }),
    sampleQuestion('Years of practice', {
      kind: 'number',
      minimum: 0,
      maximum: 60,
      unit: 'years',
      required: false,
    }),
    sampleQuestion('Where is it parked?', { kind: 'location', required: false }),
    sampleQuestion('Handbook', { kind: 'info', hasFile: true }),
  ],
});
const onSubmit = jest.fn();
beforeEach(() => {
  screenOf(phone);
  onSubmit.mockClear();
});

function Form({ locked = false }: { locked?: boolean }) {
  const [given, setGiven] = useState<GivenAnswers>({});
  const player = useFormPlayer(questions, given);
  return (
    <>
      <FormPlayer
        player={player}
        saved={<p>Saved on this phone</p>}
        locked={locked}
        onAnswer={({ id }, edit) =>
          setGiven((before) => ({ ...before, [id]: { ...nothingGiven, ...before[id], ...edit } }))
        }
        onFile={() => undefined}
      />
      <button type="button" onClick={() => player.trySubmit() && onSubmit()}>
        Submit
      </button>
      <AnswerList questions={player.asked} given={given} />
    </>
  );
}
const opened = (locked = false) =>
  renderWithEverything(<Form locked={locked} />, { features: [partsFeature] });
const card = (name: string) => within(screen.getByRole('region', { name }));

test('a question is asked once the answer before calls for it, and is counted then', async () => {
  const { user, container } = await opened();
  expect(screen.getByText('0 of 3')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Which licence?' })).not.toBeInTheDocument();
  await user.click(card('Do you drive?').getByRole('radio', { name: 'Yes' }));
  expect(screen.getByText('1 of 4')).toBeInTheDocument();
  await user.click(card('Which licence?').getByRole('radio', { name: 'Lorry' }));
  expect(screen.getByText('2 of 4')).toBeInTheDocument();
  expect(card('Handbook').getByRole('button', { name: 'Download what belongs to it' })).toBeEnabled();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('Lorry');
  await expectNoAxeViolations(container);
});

test('an answer that is missing or wrong is said at the first try, which leads to its question', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(card('Do you drive?').getByRole('radio', { name: 'Yes' })).toHaveFocus();
  expect(card('Do you drive?').getByText('This still needs an answer.')).toBeInTheDocument();
  await user.click(card('Do you drive?').getByRole('radio', { name: 'No' }));
  await user.type(card('Years of practice').getByRole('textbox'), '99');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(card('Years of practice').getByText('At most 60 years.')).toBeInTheDocument();
  await user.clear(card('Years of practice').getByRole('textbox'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a figure is judged once it is left', async () => {
  const { user } = await opened();
  const years = card('Years of practice');
  await user.type(years.getByRole('textbox'), '-1');
  expect(years.queryByText('At least 0 years.')).not.toBeInTheDocument();
  await user.tab();
  expect(years.getByText('At least 0 years.')).toBeInTheDocument();
});

test('a figure is read as people write it, and what is none is not sent', async () => {
  const { user } = await opened();
  await user.click(card('Do you drive?').getByRole('radio', { name: 'No' }));
  const years = card('Years of practice').getByRole('textbox');
  await user.type(years, '1,234.5');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('1,234.5 years');
  await user.clear(years);
  await user.type(years, 'a few');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.clear(years);
  await user.type(years, '12,5');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a place is recorded by a tap, or it is said why not', async () => {
  const { user } = await opened();
  const place = card('Where is it parked?');
  const where = jest.fn();
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: where } });
  where.mockImplementation((_, failed: (error: object) => void) => failed({ code: 1 }));
  await user.click(place.getByRole('button', { name: 'Record my position' }));
  expect(await place.findByText(/^The app has no permission for your position/)).toBeInTheDocument();
  const coords = { latitude: 48.2, longitude: 16.4, accuracy: 12 };
  where.mockImplementation((found: (at: object) => void) => found({ coords, timestamp: Date.now() }));
  await user.click(place.getByRole('button', { name: 'Record my position' }));
  expect(await place.findByText(/48\.20000, 16\.40000 ± 12 m/)).toBeInTheDocument();
});

test('who may not answer reads', async () => {
  await opened(true);
  expect(card('Do you drive?').getByRole('radio', { name: 'Yes' })).toBeDisabled();
  expect(card('Where is it parked?').queryByRole('button')).not.toBeInTheDocument();
});
