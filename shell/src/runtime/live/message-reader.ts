import { liveEverything } from '@callboard/contract';
import type { LiveMessage } from '@callboard/contract';

export type StreamEvent = { readonly id: string; readonly event: string; readonly message: LiveMessage };

const field = (block: string, name: string): string =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? '';

/** What cannot be read may have named anything. */
function messageOf(data: string): LiveMessage {
  try {
    const message = JSON.parse(data) as LiveMessage;
    if (Array.isArray(message.names)) return message;
  } catch {
    // As below.
  }
  return { names: [liveEverything] };
}

/** Puts messages together from a stream's text, which arrives in any pieces. */
export function messageReader(): (piece: string) => StreamEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const event = field(block, 'event');
      return event ? [{ id: field(block, 'id'), event, message: messageOf(field(block, 'data')) }] : [];
    });
  };
}
