import { addBackupPolicies } from '../backup-policy.ts';
import type { Migration } from '../migration.ts';

/** An owner that obeys the policies of its own tables can read all of them for a backup. */
export const up = ({ sql }: Migration): Promise<void> => sql(addBackupPolicies);
