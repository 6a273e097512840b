import { cpSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder with the demo in it, where somebody has one: filling another takes a quarter of a minute. */
export const filledDemo: string | undefined = process.env['CALLBOARD_DEMO_DATA'];

/** A temporary data folder for a server, which fills it with the demo unless that is there already. */
export async function demoFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  if (filledDemo) cpSync(filledDemo, folder, { recursive: true });
  return folder;
}
