import { parseSync, Visitor, type ESTree } from 'vite';

/** Whether a child renders something: not white space with a line break, and not a comment. */
function isRendered(child: ESTree.JSXChild): boolean {
  return child.type === 'JSXText'
    ? !/^\s*\n\s*$/.test(child.value)
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

/** The expression of a child in braces. */
function expressionOf(child: ESTree.JSXChild): ESTree.Node | undefined {
  return child.type === 'JSXExpressionContainer' ? child.expression : undefined;
}

const isFunction = ({ type }: ESTree.Argument) => type === 'ArrowFunctionExpression';

/** Whether an expression may result in a text: not an element, a list, `undefined` or a literal other than a string. */
function mayBeText(expression: ESTree.Node): boolean {
  const { type } = expression;
  if (type === 'ConditionalExpression')
    return mayBeText(expression.consequent) || mayBeText(expression.alternate);
  if (type === 'ParenthesizedExpression') return mayBeText(expression.expression);
  if (type === 'LogicalExpression') return mayBeText(expression.right);
  if (type === 'Literal') return typeof expression.value === 'string';
  if (type === 'Identifier') return expression.name !== 'undefined';
  // Elements of a list are the result of a call too.
  if (type === 'CallExpression')
    return expression.callee.type !== 'MemberExpression' || !expression.arguments.some(isFunction);
  return !['JSXElement', 'JSXFragment'].includes(type);
}

function isText(child: ESTree.JSXChild): boolean {
  const expression = expressionOf(child);
  return child.type === 'JSXText' || (expression !== undefined && mayBeText(expression));
}

/** Whether a child is a text, and not something that another component has passed. */
const isOwnText = (child: ESTree.JSXChild) =>
  isText(child) && expressionOf(child)?.type !== 'Identifier';

/** Whether a child appears, disappears or changes. */
function isChoice(child: ESTree.JSXChild): boolean {
  return /^(?:Conditional|Logical)Expression$/.test(expressionOf(child)?.type ?? '');
}

/**
 * The lines of a module with a text in the same element as something that appears or disappears, or directly in a
 * fragment. A translator replaces such a text, and React then fails to remove it.
 */
export function textsNotAlone(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const faults: string[] = [];
  const check = ({ type, start, children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    const rendered = children.filter(isRendered);
    const isMixed = rendered.length > 1 && rendered.some(isText) && rendered.some(isChoice);
    if (isMixed || (type === 'JSXFragment' && rendered.some(isOwnText)))
      faults.push(
        `${file}:${code.slice(0, start).split('\n').length}: a text is directly in a fragment, or in the same element as something that appears or disappears. Put the text into an element of its own.`,
      );
  };
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(program);
  return faults;
}
