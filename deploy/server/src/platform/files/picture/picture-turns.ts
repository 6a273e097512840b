import { limitConcurrency } from '../../limit-concurrency.ts';
import { comeAgain } from '../thread/come-again.ts';

/** Decoding takes processors and memory; whoever waits holds nothing. */
export const pictureTurns = limitConcurrency(2, 32, comeAgain);
