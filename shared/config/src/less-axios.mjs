// Stands for files of axios that this product does not use. Plain JavaScript, because it takes the place of files
// that no compiler looks at.
const none = () => {
  throw new Error('This part of axios is not in this build.');
};
export const getFetch = none;
// oxlint-disable-next-line import/no-default-export -- what it stands for has one
export default none;
