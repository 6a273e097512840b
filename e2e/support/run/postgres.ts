import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of PostgreSQL's server programs, if this machine has them. */
export function postgresOnThisMachine(): string | null {
  const { stdout, status } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folder = status === 0 ? stdout.trim() : '';
  return folder && existsSync(join(folder, 'initdb')) ? folder : null;
}
