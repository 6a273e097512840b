import TestSequencer from '@jest/test-sequencer';
import type { Test } from '@jest/test-result';

/**
 * What takes longest, longest first: servers that are started, demos that are filled, tools that walk through the
 * repository. Jest goes by what files took before; where nothing was run yet it goes by their size, and these
 * would be left to one worker at the end.
 */
export const long = [
  'deploy/server/src/start-server.test.ts',
  'deploy/server/src/authorisation.test.ts',
  'deploy/server/src/data-folder.test.ts',
  'deploy/server/src/tools/backup/backup.test.ts',
  'deploy/server/src/tools/stories/jobs.test.ts',
  'shared/config/src/repository/walls.test.ts',
  'shared/config/src/repository/new-feature.test.ts',
  'deploy/server/src/tools/keys/keys-command.test.ts',
  'deploy/server/src/fuzz.test.ts',
  'deploy/server/src/areas/documents/documents/seal/sealing.test.ts',
];

/** Its place among the long ones that were not timed yet; the others have none. */
const placeOf = ({ path, duration }: Test): number => {
  const place = long.findIndex((name) => path.endsWith(`/${name}`));
  return duration === undefined && place >= 0 ? place : long.length;
};

// oxlint-disable-next-line import/no-default-export -- the sequencer is a default export
export default class LongestFirst extends TestSequencer {
  override sort(tests: Test[]): Test[] {
    return (super.sort(tests) as Test[]).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
