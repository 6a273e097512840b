// Where react-aria empties an element through its HTML, or writes a style element, the page's policy refuses it, and
// the refusal is an error that takes the screen down. The same is done here with what the policy lets through.
const changes = [
  [/\.innerHTML = ''/g, '.replaceChildren()'],
  [
    /let style = document\.createElement\('style'\);[^`]*style\.textContent = (`[^`]*`)\.trim\(\);\s*document\.head\.prepend\(style\);/,
    'let style = new CSSStyleSheet();\n    style.replaceSync($1);\n    document.adoptedStyleSheets.push(style);',
  ],
  [
    /(?<=document\.adoptedStyleSheets\.push\(style\);[\s\S]*)style\.remove\(\);/,
    'document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== style);',
  ],
];

// oxlint-disable-next-line import/no-default-export -- webpack takes a loader so
export default function strictPage(source) {
  return changes.reduce((text, [found, better]) => text.replace(found, better), source);
}
