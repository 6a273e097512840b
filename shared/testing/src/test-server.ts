import { startTestServer } from './server.ts';
import type { TestServer } from './server.ts';

/** A server for all tests of a file; each begins with nothing left of the one before. */
export function testServer(): TestServer {
  let started: TestServer | undefined;
  const server = (): TestServer => {
    if (!started) throw new Error('The server is there from beforeAll on.');
    return started;
  };
  beforeAll(async () => {
    started = await startTestServer();
  });
  beforeEach(() => server().forget());
  afterAll(() => server().close());
  return {
    get url() {
      return server().url;
    },
    get requests() {
      return server().requests;
    },
    on: (what, handler) => server().on(what, handler),
    count: (what) => server().count(what),
    forget: () => server().forget(),
    close: () => server().close(),
  };
}
