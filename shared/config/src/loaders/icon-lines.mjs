/** What a lucide icon says of itself beyond its lines: a name, other names, its size, and a key for each line. */
const aside = [/,\s*key: "\w+"/g, /^ {2}(?:name: ".+"|size: 24),\n/gm, /,\n {2}aliases: \[[^\]]*\]/g];

/** Of an icon only the lines are drawn; random keys are the part of it that does not compress. */
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader so
export default function iconLines(source) {
  return aside
    .reduce((text, part) => text.replaceAll(part, ''), source)
    .replace('__iconData.node;\n', '')
    .replace('export { __iconData, ', 'export { ');
}
