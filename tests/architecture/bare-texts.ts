import { parseSync, Visitor, type ESTree } from 'rolldown/utils';
import { isTestCode, type SourceFile } from './source-tree.ts';

const COMPONENT = /^packages\/(?:design-system|studio-app)\/src\/.*\.tsx$/;

/** Components of the design system that give texts among their children elements of their own. */
const WRAPS_TEXTS = new Set(
  [
    'Banner Button Chip ConfirmDialog DataListItem FieldError Heading Inline LinkButton MapPopup',
    'MenuItem RailItem Section SidePanel Stack Text TrayButton',
    // Of the application, around ConfirmDialog.
    'ConfirmDelete',
  ].flatMap((names) => names.split(' ')),
);
/** The functions with which they do so. */
const WRAPPER = /^wrap(?:Mixed)?Texts$/;

/** Names of values and functions that are text. */
const TEXT_NAME = /(?:name|label|text|word|title|message|email|fact|count|number)s?$|^(?:format|counted)/i;
const TEXT_METHOD = /^(?:join|toLocaleString|toString|toUpperCase|format)$/;

const lastName = (node: ESTree.Expression): string => {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : '';
};

/** Whether the expression is text, or can be. */
function isText(node: ESTree.Expression | ESTree.JSXEmptyExpression): boolean {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() !== '';
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return true;
    case 'LogicalExpression':
      return isText(node.right);
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'CallExpression': {
      const name = lastName(node.callee);
      return !WRAPPER.test(name) && (TEXT_NAME.test(name) || TEXT_METHOD.test(name));
    }
    default:
      return node.type === 'Identifier' || node.type === 'MemberExpression' ? TEXT_NAME.test(lastName(node)) : false;
  }
}

const isBareText = (child: ESTree.JSXChild): boolean =>
  child.type === 'JSXText'
    ? child.value.trim() !== ''
    : child.type === 'JSXExpressionContainer' && isText(child.expression);

/** Space between elements is never translated, and comments are nothing. */
const isNothing = (child: ESTree.JSXChild): boolean =>
  (child.type === 'JSXText' && child.value.trim() === '') ||
  (child.type === 'JSXExpressionContainer' &&
    (child.expression.type === 'JSXEmptyExpression' ||
      (child.expression.type === 'Literal' && String(child.expression.value).trim() === '')));

const isComponent = (name = '') => /^[A-Z]/.test(name);

/** Whether an element is another one for each text in it, beside parts that stay. */
function isKeyedByText({ openingElement, children }: ESTree.JSXElement): boolean {
  const key = openingElement.attributes.find((each) => each.type === 'JSXAttribute' && each.name.name === 'key');
  const value = key?.type === 'JSXAttribute' && key.value?.type === 'JSXExpressionContainer' && key.value.expression;
  const staying: readonly string[] = ['Identifier', 'MemberExpression'];
  return children
    .filter((child) => !isNothing(child))
    .every(
      (child) =>
        child.type === 'JSXElement' ||
        (child.type === 'JSXExpressionContainer' &&
          staying.includes(child.expression.type) &&
          (!isBareText(child) ||
            (value && value.type !== 'JSXEmptyExpression' && lastName(value) === lastName(child.expression as never)))),
    );
}

/** Texts that share their element with something else. */
function textsInCompany(program: ESTree.Program): ESTree.Node[] {
  const found: ESTree.Node[] = [];
  const check = (children: readonly ESTree.JSXChild[]) => {
    const shown = children.filter((child) => !isNothing(child));
    if (shown.length > 1) found.push(...shown.filter(isBareText).slice(0, 1));
  };
  new Visitor({
    JSXFragment: ({ children }) => check(children),
    JSXElement(element) {
      const { name } = element.openingElement;
      const isWrapped = name.type === 'JSXIdentifier' && WRAPS_TEXTS.has(name.name);
      if (!isWrapped && !isKeyedByText(element)) check(element.children);
    },
  }).visit(program);
  return found;
}

/** Texts that components return without an element, into whatever is around them. */
function returnedTexts(program: ESTree.Program): ESTree.Node[] {
  const found: ESTree.Node[] = [];
  const namesOfArrows = new Map<ESTree.Node, string>();
  /** Those of the functions around the visited node. */
  const names: (string | undefined)[] = [];
  const leave = () => void names.pop();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') namesOfArrows.set(init, id.name);
    },
    ArrowFunctionExpression(arrow) {
      names.push(namesOfArrows.get(arrow));
      if (isComponent(names.at(-1)) && arrow.body.type !== 'BlockStatement' && isText(arrow.body))
        found.push(arrow.body);
    },
    FunctionDeclaration: ({ id }) => void names.push(id?.name),
    FunctionExpression: () => void names.push(undefined),
    'ArrowFunctionExpression:exit': leave,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    ReturnStatement({ argument }) {
      if (argument && isComponent(names.at(-1)) && isText(argument)) found.push(argument);
    },
  }).visit(program);
  return found;
}

/**
 * Texts without an element of their own. Once a browser has translated the page, React looks for such a text in vain:
 * its changes are lost, and an element that comes or goes beside it throws.
 *
 * @returns `path:line: the text`
 */
export const bareTexts = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => COMPONENT.test(path) && !isTestCode(path))
    .flatMap(({ path, text }) => {
      const { program } = parseSync(path, text);
      return [...textsInCompany(program), ...returnedTexts(program)].map(
        ({ start, end }) => `${path}:${text.slice(0, start).split('\n').length}: ${text.slice(start, end).trim()}`,
      );
    });
