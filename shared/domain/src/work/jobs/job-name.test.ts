import { jobName } from './job-name.ts';

test.each([
  ['project, crew and function', 'Spring Gala', 'Load-in', 'Rigger', 'Spring Gala · Load-in · Rigger'],
  ['a crew without a name is left out', 'Spring Gala', '', 'Rigger', 'Spring Gala · Rigger'],
  [
    'a crew that is called like its project is said once',
    'Spring Gala',
    'spring gala ',
    'Rigger',
    'Spring Gala · Rigger',
  ],
  ['accents make no other name', 'Café Royal', 'Cafe Royal', 'Rigger', 'Café Royal · Rigger'],
  [
    'a crew that begins with its project says it',
    'Gala',
    'Gala – Load-in',
    'Rigger',
    'Gala – Load-in · Rigger',
  ],
  ['the beginning of a word is no name', 'Ball', 'Ballroom', 'Rigger', 'Ball · Ballroom · Rigger'],
  ['a function that is called like its crew is said once', 'Gala', 'Security', 'Security', 'Gala · Security'],
  ['one name for all three', 'Security', 'Security', 'Security', 'Security'],
  ['a position without a function', 'Gala', 'Load-in', '', 'Gala · Load-in'],
  ['on the page of the project', undefined, 'Load-in', 'Rigger', 'Load-in · Rigger'],
  ['of a whole crew', 'Gala', 'Load-in', undefined, 'Gala · Load-in'],
  ['nothing is known', '', null, '', ''],
])('%s', (_, project, crew, caption, expected) => {
  expect(jobName({ project, crew, function: caption })).toBe(expected);
});
