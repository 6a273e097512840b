import { AppError } from '../../errors/app-error.ts';
import { inThread } from '../thread/in-thread.ts';
import { limitConcurrency } from '../../limit-concurrency.ts';
import { comeAgain } from '../thread/come-again.ts';
import type { PdfFault } from './pdf-fault.ts';

const workerFile = new URL('./pdf-worker.ts', import.meta.url);
/** The largest that is taken, cut into 25,000 objects, needs less than a second. */
const limits = { ms: 15_000, heapMb: 512 };
const inTurn = limitConcurrency(1, 16, comeAgain);

/** Refuses a PDF that does something, cannot be looked into or would take too long to. */
export async function checkPdf(bytes: Uint8Array): Promise<void> {
  const fault = await inTurn(() => inThread<PdfFault | null>(workerFile, { bytes }, limits)).catch(
    (error: unknown) => {
      if (error instanceof AppError) throw error;
      throw new AppError('unsupported_file', { params: { reason: 'broken' }, cause: error });
    },
  );
  if (fault) throw new AppError('unsupported_file', { params: { reason: fault } });
}
