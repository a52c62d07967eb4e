import path from 'node:path';
import { parseSync } from 'vite';

/** One import or re-export of a module. */
export interface ModuleImport {
  /** As written: `./menu.ts`, `react`. */
  readonly from: string;
  /** Whether it imports only types, which do not exist at run time. */
  readonly typesOnly: boolean;
}

/** The imports and exports of a module. */
export interface ModuleFace {
  readonly imports: readonly ModuleImport[];
  readonly hasDefaultExport: boolean;
  /** Whether it exports a component: a name such as `Button`, not `buttonStyles`. */
  readonly hasComponent: boolean;
  /** Whether it only re-exports other modules. */
  readonly isBarrel: boolean;
}

/**
 * Reads a module's imports and exports with Vite's parser.
 *
 * @throws Error when the text cannot be parsed.
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
    hasDefaultExport: exported.some(({ exportName }) => exportName.kind === 'Default'),
    isBarrel: exported.length > 0 && exported.every(({ moduleRequest }) => moduleRequest !== null),
  };
}

const foundation = ['content', 'domain', 'styles', 'assets'];
const shared = [...foundation, 'ui'];

/** The folders of `src` that a folder may import from, besides itself. */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  styles: ['assets'],
  assets: ['domain'],
  content: ['domain'],
  ui: foundation,
  branches: shared,
  answers: shared,
  forms: [...shared, 'answers'],
  shell: [...shared, 'branches'],
  pages: [...shared, 'branches', 'answers', 'forms'],
  app: [...shared, 'branches', 'answers', 'forms', 'shell', 'pages'],
  build: [...foundation, 'app', 'forms', 'ui'],
};

/** Folders of rules and facts that import no package. */
const withoutPackages = ['domain', 'content'];

/** Folders that the build and the local inbox do not need. */
const withoutTests = ['spec', 'stories', 'e2e'];

/** The only file of `src` with imports from outside: development uses the mocks. */
const entryWithMocks = 'src/app/entry.dev.tsx';

/** Where the router may be imported. */
const mayImportRouter = /^src\/app\//;

/**
 * Files whose tools require a default export: configurations, reporters, the set-up of the browser tests, and stories,
 * for their title.
 */
const mayExportDefault =
  /(?:^|\/)(?:[\w.]*config\.(?:ts|mjs)|buildSite\.ts|\w*Reporter\.ts|[\w-]+\.stories\.tsx)$/;

/**
 * Lists how a module breaks the project's rules for imports and exports, one sentence each.
 *
 * @param file from the root of the project, such as `src/shell/Header.tsx`.
 */
export function checkModule(
  file: string,
  { imports, hasDefaultExport, isBarrel }: ModuleFace,
): string[] {
  return [
    ...(/(?:^|\/)index\.\w+$/.test(file)
      ? [`${file} is an index file. Name it after its content.`]
      : []),
    ...(isBarrel
      ? [`${file} is a barrel file. Import names from the modules that define them.`]
      : []),
    ...(hasDefaultExport && !mayExportDefault.test(file)
      ? [`${file} has a default export. Use a named export.`]
      : []),
    ...imports.flatMap((one) =>
      [...faultsOfImport(file, one)].map((fault) => `${file} imports ${one.from}: ${fault}`),
    ),
  ];
}

function* faultsOfImport(file: string, { from, typesOnly }: ModuleImport) {
  const [top, folder = ''] = file.split('/');
  const isLocal = from.startsWith('.');
  const [targetTop, targetFolder = ''] = isLocal
    ? path.posix.join(path.posix.dirname(file), from).split('/')
    : [];

  if (/^react-router(?:-dom)?(?:\/|$)/.test(from) && top === 'src' && !mayImportRouter.test(file)) {
    yield 'only src/app may import the router.';
  }
  if (top === 'src' && isLocal) {
    const allowed = mayImport[folder];
    if (!allowed) yield `src/${folder} is missing in mayImport of spec/project/imports.ts.`;
    else if (targetTop !== 'src') {
      if (file !== entryWithMocks) yield 'src imports nothing from outside src.';
    } else if (targetFolder !== folder && !allowed.includes(targetFolder)) {
      yield `${folder} may import from ${[...allowed, folder].join(', ')}.`;
    }
  }
  if ((file === 'vite.config.ts' || top === 'mocks') && withoutTests.includes(targetTop ?? '')) {
    yield 'the build and the inbox import nothing from spec, stories or e2e.';
  }
  if (top === 'src' && !isLocal && withoutPackages.includes(folder)) {
    yield `${folder} imports no package.`;
  }
  if (file.startsWith('spec/tools/') && isLocal) {
    const target = path.posix.join(path.posix.dirname(file), from);
    if (!target.startsWith('spec/tools/') && target !== 'spec/settings.ts')
      yield 'the tools know this project from spec/settings.ts alone.';
  }
  const testsContent = file.endsWith('.node.test.ts');
  // The settings name the site's pages for the report.
  const isTest = (top === 'spec' || top === 'e2e') && file !== 'spec/settings.ts';
  if (isTest && !testsContent && targetTop === 'src' && targetFolder === 'content' && !typesOnly) {
    yield 'a test contains the words it expects. Only a *.node.test.ts of the content imports them.';
  }
}

/** Where components and pages stand. */
const rooms = /^src\/(?:ui|branches|answers|forms|shell|pages)\/.*\.tsx$/;

/** The folder whose parts belong together: `src/ui`, `src/forms`, `src/pages/home`. */
const roomOf = (file: string) =>
  /^src\/(?:pages\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0] ?? path.posix.dirname(file);

/** Where the site shows its pages by itself. */
const pageTable = 'src/app/pageTable.tsx';

/**
 * The components that nobody finds in the workbench: no story imports them, no page of the site is made of them, and it is
 * not so that only their own room uses them and one of those users is found.
 *
 * @param modules every module of `src` and `stories`, by its file.
 */
export function withoutStory(modules: ReadonlyMap<string, ModuleFace>): string[] {
  const users = new Map<string, string[]>();
  for (const [file, { imports }] of modules) {
    for (const { from, typesOnly } of imports) {
      if (typesOnly || !from.startsWith('.')) continue;
      const target = path.posix.join(path.posix.dirname(file), from);
      users.set(target, [...(users.get(target) ?? []), file]);
    }
  }
  const isShown = (file: string): boolean => {
    const by = users.get(file) ?? [];
    return (
      by.some((user) => user.startsWith('stories/') || user === pageTable) ||
      (by.every((user) => roomOf(user) === roomOf(file)) && by.some(isShown))
    );
  };
  return [...modules]
    .filter(([file, { hasComponent }]) => hasComponent && rooms.test(file) && !isShown(file))
    .map(([file]) => `${file} has no story.`);
}
