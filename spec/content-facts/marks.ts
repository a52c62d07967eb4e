/** Gives each fact in the source of the content a value that no other fact has, and finds it again in a page. */
import { parseSync, type ESTree } from 'vite';

/** The content modules with facts, by their names. The names of the values in them are the names of the facts. */
const modules = ['prices', 'advice', 'claims', 'business'];

/** The modules of a part of the site, in which only constants are facts. */
const partModules = ['fuelSaving', 'replyTimes', 'tyreAge', 'wofReminder'];

const allModules = [...modules, ...partModules];

/** Values that pages do not show, or that have to stay as they are, by the last part of their names. */
const kept =
  /\.(?:id|status|services\.\d+|latitude|longitude|mapNameSide|frameUrl|pageUrl|url)$|^tooLittle$/;

/** A number as pages write it, without the commas of its thousands. */
const written = (amount: number) => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2));

/** `08:12` as pages write it: `8:12am`. */
function writtenTime(time: string): string {
  const [hour = 0, minute] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${minute}${hour < 12 ? 'am' : 'pm'}`;
}

/** The marks of the facts of one rendering. */
export class Marks {
  /** The name of each fact by its mark, as it is written on pages. */
  readonly #names = new Map<string, string>();
  /** The names of the facts. */
  readonly facts = new Set<string>();
  /** The last number of each module: modules load in any order. */
  readonly #last = new Map<string, number>();
  #lastMinute = 10;

  /** Replaces each fact of a module of `src/content` by its mark. Other modules stay as they are. */
  mark(file: string, code: string): string {
    const [, module = ''] = /src\/content\/(\w+)\.ts$/.exec(file) ?? [];
    if (!allModules.includes(module)) return code;
    let marked = '';
    let end = 0;
    const visit = (node: ESTree.Node | null, name: string): void => {
      if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
        visit(node.expression, name);
      // The numbers of a measure, as in `measure('minutes', 30, 45)`, or a text that is marked for the owner.
      else if (node?.type === 'CallExpression') {
        const isMeasure = node.callee.type === 'Identifier' && node.callee.name === 'measure';
        const parts = isMeasure ? node.arguments : node.arguments.slice(0, 1);
        parts.forEach((part, index) => visit(part, index > 1 ? `${name}, number ${index}` : name));
      } else if (node?.type === 'ObjectExpression') {
        for (const property of node.properties)
          if (property.type === 'Property') visit(property.value, `${name}.${keyOf(property)}`);
      } else if (node?.type === 'ArrayExpression')
        node.elements.forEach((part, index) => visit(part, `${name}.${idOf(part) ?? index}`));
      else if (node?.type === 'Literal') {
        const mark = kept.test(name) ? undefined : this.#markValue(module, name, node.value);
        if (mark === undefined) return;
        this.facts.add(name);
        marked += code.slice(end, node.start) + JSON.stringify(mark);
        ({ end } = node);
      }
    };
    for (const statement of parseSync(file, code).program.body) {
      const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (inner?.type !== 'VariableDeclaration') continue;
      for (const { id, init } of inner.declarations)
        if (id.type === 'Identifier' && (modules.includes(module) || init?.type === 'Literal'))
          // Tests and clauses know the measures by the name of their texts.
          visit(init, id.name === 'measures' ? 'advice' : id.name);
    }
    return marked + code.slice(end);
  }

  /** A number of four digits that is not used yet, and whose digits are not the end of another number. */
  #number(module: string): number {
    const last = this.#last.get(module) ?? 7000 + 300 * allModules.indexOf(module);
    this.#last.set(module, last + 2);
    return last + 2;
  }

  /** The mark of a value; `undefined` if it is no fact. */
  #markValue(module: string, name: string, value: unknown): string | number | undefined {
    if (typeof value === 'number') return this.#markNumber(module, name, value);
    if (typeof value !== 'string' || value === 'closed') return undefined;
    if (module !== 'business') return this.#markFigures(module, name, value);
    if (/^\d\d:\d\d$/.test(value)) {
      this.#lastMinute += 1;
      return this.#remember(`${value.slice(0, 3)}${this.#lastMinute}`, name, writtenTime);
    }
    const digits = String(this.#number(module));
    if (/^\d+$/.test(value)) return this.#remember(digits, name);
    if (/^0[\d ]+$/.test(value)) {
      const isFreephone = /^0[58]/.test(value);
      const mark = `${isFreephone ? value.slice(0, 4) : '03'} 200 ${digits}`;
      const plain = mark.replaceAll(' ', '');
      this.#names.set(isFreephone ? plain : `+64${plain.slice(1)}`, `${name}, dialled`);
      return this.#remember(mark, name);
    }
    return this.#remember(value.includes('@') ? `q${digits}@shop.example` : `Q${digits}`, name);
  }

  #markNumber(module: string, name: string, value: number): number {
    // A year, from which pages count.
    if (value > 1900 && value < 2100) {
      const years = Math.floor((new Date().getFullYear() - 1907) / 5) * 5;
      this.#names.set(String(years), `years since ${name}`);
      return Number(this.#remember('1907', name));
    }
    const mark = this.#number(module);
    this.#remember(written(mark), name);
    if (module === 'prices')
      this.#names.set(written(Math.round(mark * 115) / 100), `${name} with GST`);
    return mark;
  }

  /** Marks each number in a text, such as both in `30–45 minutes`. */
  #markFigures(module: string, name: string, value: string): string | undefined {
    let count = 0;
    const marked = value.replace(/\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?/g, () => {
      count += 1;
      const own = count > 1 ? `${name}, number ${count}` : name;
      return this.#remember(String(this.#number(module)), own);
    });
    return count > 0 ? marked : undefined;
  }

  #remember(mark: string, name: string, write = (text: string) => text): string {
    this.#names.set(write(mark), name);
    return mark;
  }

  /** Returns a function that replaces each mark in a text of a page by the name of its fact, in braces. */
  namer(): (text: string) => string {
    const longestFirst = [...this.#names.keys()].toSorted((one, two) => two.length - one.length);
    const marks = new RegExp(
      String.raw`(?<![\d.])(?:${longestFirst.map((mark) => RegExp.escape(mark)).join('|')})(?!\d)`,
      'g',
    );
    return (text) =>
      text
        .replaceAll('\u00a0', ' ')
        .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
        .replace(marks, (mark) => `{${this.#names.get(mark) ?? ''}}`);
  }
}

function keyOf({ key }: ESTree.ObjectProperty): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

/** The `id` of a record, by which its values are named. */
function idOf(element: ESTree.Node | null): string | undefined {
  if (element?.type !== 'ObjectExpression') return undefined;
  const id = element.properties.find((each) => each.type === 'Property' && keyOf(each) === 'id');
  return id?.type === 'Property' && id.value.type === 'Literal'
    ? String(id.value.value)
    : undefined;
}
