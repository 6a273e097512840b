import { invalidate } from '@callboard/client';
import { staffContracts } from '@callboard/contract';

/** Whatever is booked or closed is seen in the figures and in the lines behind them. */
export const accountChanged = () =>
  Promise.all([invalidate(staffContracts.contractFigures), invalidate(staffContracts.timeAccountLines)]);
