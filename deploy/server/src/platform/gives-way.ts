import { readdir, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

/**
 * How much of a processor the slow work of everybody gets while somebody waits for an answer: pictures, passwords,
 * papers and readings run beside the calls, and on few processors they would take turns with them as equals.
 */
const behind = 10;

const isLinux = process.platform === 'linux';

/** Of threads Linux knows the priority one by one; elsewhere, and where it may not be changed, all stay equal. */
function giveWay(thread: number): boolean {
  if (!isLinux) return false;
  try {
    setPriority(thread, behind);
    return true;
  } catch {
    return false;
  }
}

const ours = '/proc/self/task';
const isOfPool = async (id: string): Promise<boolean> =>
  (await readFile(`${ours}/${id}/comm`, 'utf8').catch(() => '')).trim() === 'libuv-worker';

/** Puts the threads that Node does its slow work in behind the one that answers; says how many they are. */
export async function poolGivesWay(): Promise<number> {
  if (!isLinux) return 0;
  let count = 0;
  // Reading the folder has started all of them.
  for (const id of await readdir(ours)) if ((await isOfPool(id)) && giveWay(Number(id))) count += 1;
  return count;
}

/** The same for a thread of ours, called within it: 0 is whoever asks. */
export const thisThreadGivesWay = (): boolean => giveWay(0);

/** The same for a program that was started. */
export const programGivesWay = (pid: number | undefined): boolean => pid !== undefined && giveWay(pid);
