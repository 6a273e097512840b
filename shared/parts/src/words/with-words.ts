/** Code together with the words that only it says: both are fetched side by side. */
export async function withWords<Code>(words: Promise<void>, code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, words]);
  return loaded;
}
