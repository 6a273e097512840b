import type { AnyEndpoint } from '@callboard/contract';
import { addressOf } from '../call/address.ts';
import type { InputOf } from '../call/call.ts';
import { serverNow } from '../call/clock.ts';
import { newIntent } from '../call/intent.ts';
import { online } from '../call/online.ts';
import { clockOffset } from './device-time.ts';
import type { HeldFile, Item, ItemFile } from './store/item.ts';
import { keysOf } from './queued.ts';
import type { QueuedCommand } from './queued.ts';

export type Given = {
  readonly title: string;
  readonly editAt: string | null;
  readonly files?: readonly HeldFile[];
};
type Loose = {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly version?: number;
};

const asFile = ({ file, name }: HeldFile): ItemFile => ({
  name,
  type: file.type,
  size: file.size,
  uploadId: null,
  uploadedAt: 0,
  uploads: 0,
});

/** The intent as it will lie on the phone; whose it is comes last. */
export function itemOf<E extends AnyEndpoint, Data>(
  command: QueuedCommand<E, Data>,
  input: InputOf<E>,
  { title, editAt, files = [] }: Given,
): Item {
  const { endpoint, name, device = false, settledBy = [], invalidates } = command;
  const { params, query, body, version } = input as Loose;
  const url = addressOf(endpoint, params, query);
  return {
    key: newIntent(),
    owner: '',
    entity: command.entity(input),
    name,
    title,
    editAt,
    wish: JSON.stringify([name, url, body ?? null, files.map(({ name: of, file }) => [of, file.size])]),
    method: endpoint.method === 'DELETE' ? 'DELETE' : 'POST',
    url,
    body,
    version: version ?? null,
    input,
    answers: endpoint.answer === 'nothing' ? 'nothing' : 'data',
    settledBy,
    invalidates: keysOf(invalidates?.(input) ?? []),
    device: device
      ? {
          deviceAt: new Date().toISOString(),
          clockOffsetMs: clockOffset(),
          offline: !online(),
        }
      : null,
    madeAt: serverNow(),
    tries: 0,
    refused: false,
    reason: null,
    files: files.map(asFile),
  };
}
