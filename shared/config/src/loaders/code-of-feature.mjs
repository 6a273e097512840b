import { parse } from 'acorn';

/** What of each group runs; everything else is the face, which comes with the lineup. */
const runs = { pages: 'page', cards: 'card', entries: 'act' };

const nameOf = ({ type, computed, key }) =>
  type === 'Property' && !computed ? (key.name ?? key.value) : undefined;

/**
 * A feature is written as one object and known as two things: its face is in the lineup before any of its code, so
 * the code need not bring it again. What is left out of it and should not have been stops the release, which misses
 * the code behind a key.
 */
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader so
export default function codeOfFeature(source) {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const [whole] = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration.arguments ?? [];
  if (whole?.type !== 'ObjectExpression') throw new Error('Not written as export default feature({ … }).');
  const textOf = ({ start, end }) => source.slice(start, end);
  const only = (object, wanted) => object.properties.filter((part) => wanted.includes(nameOf(part)));
  const group = ({ key, value }, wanted) => {
    const parts = value.properties.flatMap((part) => {
      const code = only(part.value, [wanted]).map(textOf);
      return code.length > 0 ? [`${textOf(part.key)}:{${code.join(',')}}`] : [];
    });
    return `${textOf(key)}:{${parts.join(',')}}`;
  };
  const kept = whole.properties.flatMap((part) => {
    const name = nameOf(part);
    if (name in runs) return [group(part, runs[name])];
    if (name === 'ahead') return [`ahead:{${only(part.value, ['reads']).map(textOf).join(',')}}`];
    return ['words', 'cardWords', 'help'].includes(name) ? [textOf(part)] : [];
  });
  // What only the face was made of has no effect, so it goes too.
  const made = body
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations.map(({ init }) => init))
    .filter((init) => init?.type === 'CallExpression')
    .map(({ start }) => ({ start, end: start, text: '/*#__PURE__*/ ' }));
  return [...made, { start: whole.start, end: whole.end, text: `{${kept.join(',')}}` }]
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source);
}
