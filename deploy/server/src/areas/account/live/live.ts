import type { live as contract } from '@callboard/contract';
import { personOf } from '#platform/http/person-of.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { FileReply } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';

const waitSeconds = 30;

export const live: Handler<typeof contract.live> = async ({ request }, ctx) => {
  const { caller, tenant } = ctx;
  const { sessionId, loginId } = caller;
  const goesOn = String(request.headers.accept ?? '').includes('text/event-stream');
  const lastId = request.headers['last-event-id'];
  const stream = ctx.live.open(
    { tenant: tenant.id, personId: personOf(caller), sessionId, loginId },
    typeof lastId === 'string' && lastId !== '' ? lastId : null,
    goesOn,
  );
  if (!stream) throw new AppError('too_many', { params: { seconds: waitSeconds }, retryAfter: waitSeconds });
  return new FileReply(stream, 'text/event-stream; charset=utf-8', {
    'cache-control': 'no-store, no-transform',
    // A proxy that collects would make it late.
    'x-accel-buffering': 'no',
  });
};
