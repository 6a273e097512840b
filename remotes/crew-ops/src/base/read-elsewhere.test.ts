import { projectCrews } from '@callboard/contract';
import { crewAt, crewStatusAt } from './read-elsewhere.ts';

test.each([
  [crewAt, projectCrews.projectCrew],
  [crewStatusAt, projectCrews.projectCrewItemStatus],
])('$path is what the contract calls so', (light, { method, path }) => {
  expect(light).toMatchObject({ method, path });
});
