// Stands for the frame in which tests draw a page outside the shell. Plain JavaScript, because it takes the place
// of a file that comes with its package.
const none = () => {
  throw new Error('Only tests draw a page outside the shell.');
};
export const MemoryFrame = none;
export const paramsIn = none;
