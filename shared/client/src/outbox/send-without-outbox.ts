import { asFileName, uploads } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import { CallError, isTransient } from '../call/call-error.ts';
import { call } from '../call/call.ts';
import type { InputArgs } from '../call/call.ts';
import { online } from '../call/online.ts';
import { applyPatches } from '../query/patch.ts';
import { queryClient } from '../query/query-client.ts';
import type { Item } from './store/item.ts';
import { withUploads } from './queued.ts';
import type { AnyCommand } from './queued.ts';
import type { Run } from './run-queued.ts';

/** Without a verdict the same wish is the same intent: it may have arrived. */
const undecided = new Map<string, string>();

async function sendNow(command: AnyCommand, item: Item, run: Run): Promise<unknown> {
  const ids: string[] = [];
  for (const { file, name } of run.files ?? []) {
    const body = new Blob([file], { type: 'application/octet-stream' }) as unknown as Uint8Array;
    ids.push((await call(uploads.upload, { query: { name: asFileName(name) }, body })).id);
  }
  const body = withUploads(item.body, ids);
  const idempotencyKey = undecided.get(item.wish) ?? item.key;
  undecided.set(item.wish, idempotencyKey);
  const given = [{ ...(item.input as object), ...(body !== undefined && { body }), idempotencyKey }];
  return call(command.endpoint, ...(given as unknown as InputArgs<AnyEndpoint>));
}

/** Where nothing can be kept it still works while there is a network; without one the person is told so. */
export async function sendWithoutOutbox(
  command: AnyCommand,
  item: Item,
  run: Run,
  error: CallError,
): Promise<boolean> {
  if (!online()) {
    run.notKept(error);
    return false;
  }
  try {
    const answer = await sendNow(command, item, run);
    undecided.delete(item.wish);
    if (command.settle) await applyPatches(command.settle(answer as never, item.input as never));
    void Promise.all(item.invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    run.sent(answer);
    return true;
  } catch (reason) {
    const failed = reason instanceof CallError ? reason : new CallError('bad_answer', {}, reason);
    const open = isTransient(failed) || failed.code === 'timeout' || failed.code === 'too_many';
    if (!open) undecided.delete(item.wish);
    if (open) run.notKept(failed);
    else run.refused(failed, item.key);
    return false;
  }
}
