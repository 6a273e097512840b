type Filling = { readonly positions: number; readonly filled: number; readonly requested: number };

/** Positions that nobody has confirmed and nobody is asked for. */
export const missingPositions = ({ positions, filled, requested }: Filling): number =>
  Math.max(0, positions - filled - requested);
