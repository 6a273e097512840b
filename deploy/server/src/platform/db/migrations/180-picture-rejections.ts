import type { Migration } from '../migration.ts';

/** Why a picture was rejected is a code, which its owner reads in their own language. */
export const up = ({ sql }: Migration): Promise<void> =>
  sql(`
    alter table picture_submission add column reason_code text
      check (reason_code in ('blurred', 'faceHidden', 'notThePerson', 'other'));
    alter table crew_photo add column reason_code text
      check (reason_code in ('blurred', 'people', 'wrongCrew', 'other'));
  `);
