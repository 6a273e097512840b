import type { AnyEndpoint } from '@callboard/contract';
import { CallError } from '../call/call-error.ts';
import type { InputOf } from '../call/call.ts';
import { itemOf } from './item-of.ts';
import type { Given } from './item-of.ts';
import { isFull } from './store/item.ts';
import type { Item, Waiting } from './store/item.ts';
import type { Outcome } from './outbox.ts';
import type { AnyCommand, QueuedCommand } from './queued.ts';
import { sendWithoutOutbox } from './send-without-outbox.ts';
import { outboxReady } from './start-outbox.ts';
import { isQueued, showUnstored } from './outbox-state.ts';

export type Run = Given & {
  readonly instead?: string;
  readonly sent: (answer: unknown) => unknown;
  readonly refused: (error: CallError, key: string) => unknown;
  readonly notKept: (error: CallError) => unknown;
};

const passing = ({ key, entity, name, title, editAt, input, madeAt, files }: Item): Waiting => ({
  key,
  entity,
  name,
  title,
  editAt,
  input: input as Waiting['input'],
  state: 'sending',
  madeAt,
  reason: null,
  files,
});

/** The same wish, tapped again before the first tap is through. */
const underWay = new Map<string, Promise<boolean>>();

function follow(outcome: Outcome, run: Run): void {
  if (outcome.kind === 'sent') run.sent(outcome.answer);
  if (outcome.kind !== 'refused' || !outcome.item.reason) return;
  const { code, ...facts } = outcome.item.reason;
  run.refused(new CallError(code, facts), outcome.item.key);
}

async function keep(command: AnyCommand, item: Item, run: Run): Promise<boolean> {
  const hide = showUnstored(passing(item));
  try {
    const ready = await outboxReady();
    if (!ready) return await sendWithoutOutbox(command, item, run, new CallError('not_kept'));
    const { owner, engine } = ready;
    const { instead, files = [] } = run;
    try {
      const bytes = await Promise.all(files.map(({ file }) => file.arrayBuffer()));
      const { outcome } = await engine.put({
        item: { ...item, owner },
        bytes,
        latestWins: command.latestWins ?? false,
        ...(instead && { instead }),
      });
      void outcome.then((came) => follow(came, run));
      return true;
    } catch (reason) {
      const error = new CallError(isFull(reason) ? 'phone_full' : 'not_kept', {}, reason);
      if (isQueued(item.entity, instead)) {
        // Sent now, it would overtake what was tapped before it.
        run.notKept(error);
        return false;
      }
      return await sendWithoutOutbox(command, item, run, error);
    }
  } finally {
    hide();
  }
}

/** Shows it, keeps it, and leaves the sending to the outbox. A double tap is one wish. */
export function runQueued<E extends AnyEndpoint, Data>(
  command: QueuedCommand<E, Data>,
  input: InputOf<E>,
  run: Run,
): Promise<boolean> {
  const item = itemOf(command, input, run);
  const name = `${item.entity} ${item.wish}`;
  const same = underWay.get(name);
  if (same) return same;
  const kept = keep(command as unknown as AnyCommand, item, run).finally(() => underWay.delete(name));
  underWay.set(name, kept);
  return kept;
}
