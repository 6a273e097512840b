import { parentPort, workerData } from 'node:worker_threads';
import { thisThreadGivesWay } from '../../gives-way.ts';
import { pdfFault } from './pdf-fault.ts';

thisThreadGivesWay();
// The library tells what is wrong with a file on the console, which is not for what people send.
console.warn = () => undefined;
const fault = await pdfFault(workerData.bytes as Uint8Array);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(fault);
