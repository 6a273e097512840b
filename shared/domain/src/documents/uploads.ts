/** What the server takes as one file, in bytes: the 20 MB that people are told, as phones count them. */
export const largestUpload = 20_000_000;
