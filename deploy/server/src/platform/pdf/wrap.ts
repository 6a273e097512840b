import type { Ink, Letters } from './letters.ts';

/** Cuts a word that is wider than the line. */
function cut(word: string, width: number, widthOf: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const letter of word) {
    const wide = widthOf(letter);
    if (part !== '' && used + wide > width) {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += letter;
    used += wide;
  }
  return [...parts, part];
}

/** Sums of widths are not exact; what is over by less than anybody sees fits. */
const rounding = 0.01;

/** Lines of at most this width. A line break of the text stays one; an empty text is one empty line. */
export function wrap(text: string, lineWidth: number, ink: Ink, letters: Letters): string[] {
  const width = lineWidth + rounding;
  const widthOf = (part: string) => letters.widthOf(part, ink);
  const space = widthOf(' ');
  return text.split(/\r\n|\r|\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const word of paragraph.split(/[ \t]+/).filter((one) => one !== '')) {
      const wide = widthOf(word);
      if (line !== '' && used + space + wide <= width) {
        line += ` ${word}`;
        used += space + wide;
        continue;
      }
      if (line !== '') lines.push(line);
      const parts = wide <= width ? [word] : cut(word, width, widthOf);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
      used = widthOf(line);
    }
    return [...lines, line];
  });
}
