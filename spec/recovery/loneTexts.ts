import { parseSync, Visitor } from 'vite';

/** The part of a syntax tree node that these functions read. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

const nodes = (value: unknown) => value as readonly Node[];
const node = (value: unknown) => value as Node;

/** Whether a child renders nothing: white space with a line break, or a comment. */
function isNothing(child: Node): boolean {
  if (child.type === 'JSXText') return /^\s*\n\s*$/.test(String(child['value']));
  return (
    child.type === 'JSXExpressionContainer' &&
    node(child['expression']).type === 'JSXEmptyExpression'
  );
}

const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment';

/** The possible results of an expression: for a condition, each of its sides. */
function outcomes(expression: Node): Node[] {
  if (expression.type === 'ConditionalExpression')
    return [node(expression['consequent']), node(expression['alternate'])].flatMap(outcomes);
  if (expression.type === 'ParenthesizedExpression')
    return outcomes(node(expression['expression']));
  if (expression.type === 'LogicalExpression') return outcomes(node(expression['right']));
  return [expression];
}

/** Whether an expression may result in a text: not an element, a call, `undefined` or a literal other than a string. */
function mayBeText(expression: Node): boolean {
  if (isElement(expression) || expression.type === 'CallExpression') return false;
  if (expression.type === 'Literal') return typeof expression['value'] === 'string';
  return !(expression.type === 'Identifier' && expression['name'] === 'undefined');
}

/** Whether a child appears, disappears or changes. */
function isChoice(child: Node): boolean {
  return (
    child.type === 'JSXExpressionContainer' &&
    ['ConditionalExpression', 'LogicalExpression'].includes(node(child['expression']).type)
  );
}

function isText(child: Node): boolean {
  if (child.type === 'JSXText') return true;
  return (
    child.type === 'JSXExpressionContainer' && outcomes(node(child['expression'])).some(mayBeText)
  );
}

/**
 * The lines of a module with a text in the same element as something that appears or disappears, or directly in a
 * fragment. A translator replaces such a text, and React then fails to remove it.
 */
export function textsNotAlone(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const faults: string[] = [];
  const report = ({ start }: Node, what: string) =>
    faults.push(
      `${file}:${code.slice(0, start).split('\n').length}: ${what} Put the text into an element of its own.`,
    );

  const check = (parent: Node) => {
    const children = nodes(parent['children']).filter((child) => !isNothing(child));
    const texts = children.filter(isText);
    if (parent.type === 'JSXFragment' && children.some(({ type }) => type === 'JSXText'))
      report(parent, 'a text is directly in a fragment.');
    const choices = children.filter(isChoice);
    if (children.length > 1 && texts.length > 0 && choices.length > 0)
      report(parent, 'a text is in the same element as something that appears or disappears.');
  };
  new Visitor({
    JSXElement: (element) => check(element as unknown as Node),
    JSXFragment: (fragment) => check(fragment as unknown as Node),
  }).visit(program);
  return faults;
}
