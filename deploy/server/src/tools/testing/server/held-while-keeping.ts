import { countSessions } from '../database/count-sessions.ts';
import { filesOf } from '../fixtures/people.fixture.ts';
import type { TestServer } from './test-server.ts';

/** What a call answers, and how many sessions of the database are held each time that it keeps a file. */
export async function heldWhileKeeping(
  server: TestServer,
  call: () => Promise<{ status: number }>,
): Promise<{ status: number; held: number[] }> {
  const files = filesOf(server);
  const { put } = files;
  const sessions = countSessions(server.database);
  const held: number[] = [];
  files.put = (bytes) => {
    held.push(sessions.held());
    return put(bytes);
  };
  try {
    const { status } = await call();
    return { status, held };
  } finally {
    files.put = put;
    sessions.stop();
  }
}
