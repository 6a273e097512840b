import { connect } from 'node:net';
import { ownServers } from './own-server/own-server.ts';
import { countOf } from './own-server/verdict.ts';
import type { TrustCommand } from './own-server/verdict.ts';
import { bodyOf, headersFor, lostAndDuplicated, marksThere, openWriter, write } from './own-server/writer.ts';
import type { Writer } from './own-server/writer.ts';

/** Sends a whole request and goes away before its answer has come. */
function sendAndLeave(writer: Writer, mark: string): Promise<void> {
  const { hostname, port } = new URL(writer.address);
  const body = bodyOf(writer, mark);
  const head = [
    'POST /api/v1/receipts HTTP/1.1',
    `Host: ${hostname}`,
    ...Object.entries(headersFor(writer, mark)).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ];
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(head.join('\r\n'), () => socket.destroy()),
    );
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

export const run: TrustCommand = async (args) => {
  const times = countOf(args, 200);
  const servers = await ownServers('pglite');
  try {
    const writer = await openWriter(await servers.start().address);
    const marks = Array.from({ length: times }, (_, at) => `trust-dropped-${at}`);
    let replayed = 0;
    const failed: string[] = [];
    for (const mark of marks) {
      await sendAndLeave(writer, mark);
      // The phone tries twice at once, as it does when two tabs are open.
      const answers = await Promise.all([write(writer, mark), write(writer, mark)]);
      if (answers[0]?.id !== answers[1]?.id || answers[0]?.status !== 200)
        failed.push(`${mark}: two answers`);
      replayed += answers.filter((answer) => answer?.replayed).length;
    }
    const { lost, doubled } = lostAndDuplicated(marks, await marksThere(writer));
    const wrong = [...failed, ...lost.map((one) => `lost ${one}`), ...doubled.map((one) => `doubled ${one}`)];
    const figure = `${times} dropped answers: ${lost.length} lost, ${doubled.length} doubled, ${replayed} of ${times * 2} repeats answered with the first answer`;
    return { figure, holds: wrong.length === 0, wrong };
  } finally {
    await servers.clear();
  }
};
