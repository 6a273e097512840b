// Stands for the federation runtime in every feature. The shell has put it there before it opens the first one.
// oxlint-disable-next-line import/no-default-export -- what it stands for has one
export default globalThis.__callboardFederation;
