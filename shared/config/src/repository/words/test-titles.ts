/** Beginnings behind which nobody knows what a title is about: it stands in another title, or nowhere. */
const unnamed = {
  // Another title names it.
  pronouns: 'it its they their theirs he his she her this that these those',
  // It could be anything.
  anything: 'there nothing something anything everything whatever none',
  // The sentence goes on from the title before.
  joined: 'so and but or nor also not',
  // What is done, and not who or what does it.
  verbs:
    'is are was were has have does may can must should will works says tells shows stays keeps waits goes opens ' +
    'finds sees refuses makes takes gets gives asks begins speaks sends',
};
// One of what? "One page" says it.
const numbers = 'one (?:that|whose|is|was|with|without|of them|more|by one|after)|each (?:is|has)';
const words = `${Object.values(unnamed).join(' ').replaceAll(' ', '|')}|${numbers}`;
const beginsUnnamed = new RegExp(`^(?:${words})(?![\\w-])`, 'i');

/** A test or a group of tests, also behind the table of `each`: how far it stands to the right, and its title. */
const titled = /^( *)(?:(?:test|it|describe)(?:\.\w+)*(?:\(.*\))?\(|[\]})]+\)\()\s*(?:(['"`])(.*?)\2)?/gm;

/** Titles that stand in no other: a runner prints them first, and what is in a group after its own. */
function outerTitles(source: string): string[] {
  const titles: string[] = [];
  let around: number[] = [];
  for (const [, { length: indent } = '', , title] of source.matchAll(titled)) {
    around = around.filter((outer) => outer < indent);
    if (around.length === 0 && title !== undefined) titles.push(title);
    around.push(indent);
  }
  return titles;
}

/** The titles of a file of tests that begin without their subject. */
export const unnamedTitles = (source: string): string[] =>
  outerTitles(source).filter((title) => beginsUnnamed.test(title));

/** Those that begin with "what": they say only what is done with it. */
export const whatTitles = (source: string): string[] =>
  outerTitles(source).filter((title) => /^what\b/i.test(title));
