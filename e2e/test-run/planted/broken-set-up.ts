export default () => {
  throw new Error('Nothing is set up.');
};
