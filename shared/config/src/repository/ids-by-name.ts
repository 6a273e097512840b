import { parseSync } from '@swc/core';
import type { Param, Pattern, TsParameterProperty, TsType } from '@swc/core';

type Parameter = Param | Pattern | TsParameterProperty;

/** `string`, a list of it, or either or nothing. */
function isText(type: TsType | undefined): boolean {
  switch (type?.type) {
    case 'TsKeywordType':
      return type.kind === 'string';
    case 'TsUnionType':
      return type.types.some(isText);
    case 'TsArrayType':
      return isText(type.elemType);
    case 'TsTypeOperator':
    case 'TsParenthesizedType':
      return isText(type.typeAnnotation);
    default:
      return false;
  }
}

/** The name of a parameter that is an id and nothing but text to the compiler. */
function idOf(parameter: Parameter): string[] {
  if (parameter.type === 'Parameter') return idOf(parameter.pat);
  if (parameter.type === 'TsParameterProperty') return idOf(parameter.param);
  if (parameter.type === 'AssignmentPattern') return idOf(parameter.left);
  if (parameter.type !== 'Identifier' || !('typeAnnotation' in parameter)) return [];
  const isId = /^ids?$|Ids?$/.test(parameter.value);
  return isId && isText(parameter.typeAnnotation?.typeAnnotation) ? [parameter.value] : [];
}

type Named = { readonly value?: unknown };
type Node = {
  readonly params?: unknown;
  readonly identifier?: Named;
  readonly id?: Named;
  readonly key?: Named;
};

function visit(node: unknown, above: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { params, identifier, id, key }: Node = node;
  const own = identifier?.value ?? id?.value ?? key?.value;
  const name = typeof own === 'string' ? own : above;
  const ids = Array.isArray(params) ? (params as Parameter[]).flatMap(idOf) : [];
  const found = ids.length > 1 ? [`${name}: take ids by name, { ${ids.join(', ')} }`] : [];
  return [...found, ...Object.values(node).flatMap((inside) => visit(inside, name))];
}

/** Functions that take several ids one after the other, which nobody notices when they are swapped. */
export const idsByPlace = (source: string): string[] =>
  visit(parseSync(source, { syntax: 'typescript', target: 'es2024' }), '');
