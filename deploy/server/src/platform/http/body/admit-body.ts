import type { AnyEndpoint } from '@callboard/contract';
import { largestUpload } from '@callboard/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/tables.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { AppError } from '../../errors/app-error.ts';
import type { InFlight } from './bytes-in-flight.ts';
import { requireQuota } from '../../files/upload-quota.db.ts';
import type { UploadQuota } from '../../usual-quota.ts';
import { enter, ownerOf } from '../enter.ts';
import type { Door } from '../enter.ts';
import { refuseOtherApps, refuseUnasked } from '../gate.ts';
import { isClaimed, keyFrom } from '../idempotency/idempotency.db.ts';
import { requestFacts } from '../request-facts.ts';
import { readBy } from './validate.ts';

type Gate = Door & {
  database: Database;
  hosts: (host: string) => Promise<string | null>;
  inFlight: InFlight;
  uploadQuota: UploadQuota;
};

/** Who sends a file, and whether the same call was answered before, so that its file costs no work. */
export type Admission = {
  tenantId: string;
  owner: string;
  answeredBefore: boolean;
  /** Closes the connection after the answer: what is still to come is not waited for. */
  cutOff: () => void;
};
type Admitted = Omit<Admission, 'cutOff'>;

const lingerMs = 1_000;

/**
 * What was under way when a file was refused is thrown away for a moment: closed at once, the connection would take the
 * answer with it.
 */
function closeAfterAnswer(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('Connection', 'close');
  const { socket } = request.raw;
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}

async function admission(
  gate: Gate,
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  size: number,
): Promise<Admitted> {
  refuseOtherApps(request.headers);
  refuseUnasked(endpoint, request.headers);
  const facts = requestFacts(request);
  const tenantId = await gate.hosts(facts.host);
  if (!tenantId) throw new AppError('unknown_tenant');
  const look = async (db: Db): Promise<Admitted> => {
    const { caller } = await enter(gate, endpoint, { facts, tenantId }, db);
    readBy(endpoint.query, request.query);
    const owner = ownerOf(caller);
    const key = keyFrom(facts.headers['idempotency-key']);
    const answeredBefore = key !== null && (await isClaimed(db, owner, key));
    const { uploadQuota: quota, now } = gate;
    if (!answeredBefore) await requireQuota(db, { loginId: owner, size, quota, now: now() });
    return { tenantId, owner, answeredBefore };
  };
  const admitted = await withTenant(gate.database, tenantId, look, { readOnly: true });
  // It is written down before the call's own transaction looks.
  await gate.database.space.check();
  return admitted;
}

/** What the head says that will come; a body of unknown length may be as long as any. */
const sizeIn = ({ headers }: FastifyRequest): number =>
  Number(headers['content-length'] ?? (headers['transfer-encoding'] ? largestUpload : 0));

const admissions = new WeakMap<FastifyRequest, Admission>();
export const admissionOf = (request: FastifyRequest): Admission | undefined => admissions.get(request);

/** Lets a file in, before anything of it is read, from those only who may send it. */
export const admitBody =
  (gate: Gate, endpoint: AnyEndpoint) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const cutOff = () => closeAfterAnswer(request, reply);
    try {
      const size = sizeIn(request);
      const admitted = await admission(gate, endpoint, request, Math.min(size, largestUpload));
      if (size > largestUpload) throw new AppError('too_large', { params: { size, limit: largestUpload } });
      const giveBack = gate.inFlight.take(admitted, size);
      // Whether it is answered or breaks off.
      reply.raw.once('finish', giveBack).once('close', giveBack);
      admissions.set(request, { ...admitted, cutOff });
    } catch (error) {
      cutOff();
      throw error;
    }
  };
