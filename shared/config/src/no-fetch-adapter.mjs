// Stands for the fetch adapter of axios, which this product does not use. Plain JavaScript, because it takes the
// place of a file that no compiler looks at.
export const getFetch = () => {
  throw new Error('There is no fetch adapter in this build.');
};
