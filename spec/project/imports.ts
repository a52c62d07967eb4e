import path from 'node:path';
import { parseSync } from 'vite';

/** One import or re-export of a module. */
export interface ModuleImport {
  /** The module as the import writes it: `./menu.ts`, `react`. */
  readonly from: string;
  /** Whether only types are imported, which do not exist at run time. */
  readonly typesOnly: boolean;
}

/** The imports and exports of a module. */
export interface ModuleFace {
  readonly imports: readonly ModuleImport[];
  /** Whether it exports a component: a name such as `Button`, not `buttonStyles`. */
  readonly hasComponent: boolean;
  /** Whether it only re-exports other modules. */
  readonly isBarrel: boolean;
}

/**
 * Reads a module's imports and exports with Vite's parser.
 *
 * @throws Error if the text cannot be parsed
 */
export function readModule(file: string, code: string): ModuleFace {
  const { module, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  return {
    imports: [
      ...module.staticImports.map(({ moduleRequest, entries }) => ({
        from: moduleRequest.value,
        typesOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      })),
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
        from: code.slice(start + 1, end - 1),
        typesOnly: false,
      })),
      ...exported.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? { from: moduleRequest.value, typesOnly: isType } : [],
      ),
    ],
    hasComponent: exported.some(
      ({ exportName, isType }) => !isType && /^[A-Z]\w*[a-z]/.test(exportName.name ?? ''),
    ),
    isBarrel: exported.length > 0 && exported.every(({ moduleRequest }) => moduleRequest !== null),
  };
}

/** The path of the imported file from the root of the project; `undefined` for a package. */
export function targetOf(file: string, { from }: ModuleImport): string | undefined {
  return from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : undefined;
}

const foundation = ['content', 'domain', 'styles', 'assets'];
const shared = [...foundation, 'ui'];

/** The folders of `src` from which each folder may import, besides itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  styles: ['assets'],
  assets: ['domain'],
  content: ['domain'],
  ui: foundation,
  branches: shared,
  forms: shared,
  answers: [...shared, 'forms'],
  shell: [...shared, 'branches'],
  pages: [...shared, 'branches', 'answers', 'forms'],
  app: [...shared, 'branches', 'answers', 'forms', 'shell', 'pages'],
  publishing: [...foundation, 'app', 'forms', 'ui'],
};

/** The only file of `src` that imports from outside it: development uses the mocks. */
const entryWithMocks = 'src/app/entry.dev.tsx';

/** The imports of a module that break the project's rules, one sentence each. */
export function checkModule(file: string, { imports, isBarrel }: ModuleFace): string[] {
  return [
    ...(/(?:^|\/)index\.\w+$/.test(file)
      ? [`${file} is an index file. Name it after its content.`]
      : []),
    ...(isBarrel
      ? [`${file} is a barrel file. Import names from the modules that define them.`]
      : []),
    ...imports.flatMap((one) =>
      [...faultsOfImport(file, one)].map((fault) => `${file} imports ${one.from}: ${fault}`),
    ),
  ];
}

function* faultsOfImport(file: string, one: ModuleImport) {
  const [top, folder = ''] = file.split('/');
  const target = targetOf(file, one);
  const [targetTop = '', targetFolder = ''] = target?.split('/') ?? [];
  const isRouter = /^react-router(?:-dom)?(?:\/|$)/.test(one.from);
  if (top === 'src') {
    const allowed = mayImport[folder];
    if (isRouter && folder !== 'app') yield 'only src/app may import the router.';
    if (!allowed) yield `src/${folder} is missing in mayImport of spec/project/imports.ts.`;
    else if (target === undefined) {
      if (['domain', 'content'].includes(folder)) yield `${folder} imports no package.`;
    } else if (targetTop !== 'src') {
      if (file !== entryWithMocks) yield 'src imports nothing from outside src.';
    } else if (![folder, ...allowed].includes(targetFolder))
      yield `${folder} may import from ${[...allowed, folder].join(', ')}.`;
  }
  if (
    (file === 'vite.config.ts' || top === 'mocks') &&
    ['spec', 'stories', 'e2e'].includes(targetTop)
  )
    yield 'the build and the inbox import nothing from spec, stories or e2e.';
  if (file.startsWith('spec/tools/') && target !== undefined)
    if (!target.startsWith('spec/tools/') && target !== 'spec/settings.ts')
      yield 'the tools know this project from spec/settings.ts alone.';
  // The settings name the site's pages for the report; the set-up leaves the owner's closures out.
  const mayReadContent = ['spec/settings.ts', 'spec/setup.ts'];
  const isTest = (top === 'spec' || top === 'e2e') && !mayReadContent.includes(file);
  if (isTest && !file.endsWith('.node.test.ts') && target?.startsWith('src/content/'))
    if (!one.typesOnly)
      yield 'a test contains the words it expects. Only a *.node.test.ts of the content imports them.';
}

/** The folder of a component and its parts: `src/ui`, `src/forms`, `src/pages/home`. */
const folderOf = (file: string) =>
  /^src\/(?:pages\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0] ?? path.posix.dirname(file);

/**
 * The components that the workbench does not show. A component is shown if a story or the table of pages imports it, or
 * if only its own folder uses it and one of those users is shown.
 *
 * @param modules every module of `src` and `stories`, by its file
 */
export function withoutStory(modules: ReadonlyMap<string, ModuleFace>): string[] {
  const users = new Map<string, string[]>();
  for (const [file, { imports }] of modules) {
    for (const one of imports) {
      const target = targetOf(file, one);
      if (target !== undefined && !one.typesOnly)
        users.set(target, [...(users.get(target) ?? []), file]);
    }
  }
  const isShown = (file: string): boolean => {
    const by = users.get(file) ?? [];
    return (
      by.some((user) => user.startsWith('stories/') || user === 'src/app/pageTable.tsx') ||
      (by.every((user) => folderOf(user) === folderOf(file)) && by.some(isShown))
    );
  };
  const isComponent = /^src\/(?:ui|branches|forms|shell|pages)\/.*\.tsx$/;
  return [...modules]
    .filter(([file, { hasComponent }]) => hasComponent && isComponent.test(file) && !isShown(file))
    .map(([file]) => `${file} has no story.`);
}
