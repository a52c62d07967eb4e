import path from 'node:path';
import { parseSync } from 'vite';

/** One import of a module, or one export that it takes from elsewhere. */
export interface ModuleImport {
  /** As written: `./menu.ts`, `react`. */
  readonly from: string;
  /** Whether only types come from there, so that nothing of it is left when the code runs. */
  readonly typesOnly: boolean;
}

/** What a module says to its neighbours. */
export interface ModuleFace {
  readonly imports: readonly ModuleImport[];
  readonly hasDefaultExport: boolean;
  /** Whether it exports a component: a name like `Button`, and not one like `buttonStyles`. */
  readonly hasComponent: boolean;
  /** Whether it only passes on what other modules export, and holds nothing itself. */
  readonly isBarrel: boolean;
}

/**
 * Reads a module's imports and exports with the parser that also builds the site.
 *
 * @throws Error when the text is no module, so that a file is never taken for one without imports.
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

/** Which folders of `src` a folder may import from, beside itself: the one way in which imports run. */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  styles: ['assets'],
  assets: ['domain'],
  content: ['domain'],
  ui: foundation,
  branches: shared,
  forms: shared,
  shell: [...shared, 'branches'],
  pages: [...shared, 'branches', 'forms'],
  app: [...shared, 'branches', 'forms', 'shell', 'pages'],
  build: [...foundation, 'app', 'ui'],
};

/** Folders of pure rules and facts, which need no package to be true. */
const withoutPackages = ['domain', 'content'];

/** What nobody needs to build the site, or to serve it with its inbox. */
const withoutTests = ['spec', 'stories', 'e2e'];

/** The only file of `src` that reaches out of it: in development the mocks answer. */
const entryWithMocks = 'src/app/entry.dev.tsx';

/** Where the router is known; everything else is given addresses and links. */
const knowsRouter = /^src\/app\//;

/**
 * Files whose tool asks for a default export: configurations, reporters, the preparation of the browser tests, and
 * stories, whose title it is.
 */
const mayExportDefault =
  /(?:^|\/)(?:[\w.]*config\.(?:ts|mjs)|buildSite\.ts|\w*Reporter\.ts|[\w-]+\.stories\.tsx)$/;

/**
 * Lists what a module does against the order of the project, one sentence each.
 *
 * @param file from the root of the project, such as `src/shell/Header.tsx`.
 */
export function checkModule(
  file: string,
  { imports, hasDefaultExport, isBarrel }: ModuleFace,
): string[] {
  return [
    ...(/(?:^|\/)index\.\w+$/.test(file)
      ? [`${file} is an index file: name it for what it holds.`]
      : []),
    ...(isBarrel ? [`${file} is a barrel: a name is imported from where it is made.`] : []),
    ...(hasDefaultExport && !mayExportDefault.test(file)
      ? [`${file} has a default export: give it a name.`]
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

  if (/^react-router(?:-dom)?(?:\/|$)/.test(from) && top === 'src' && !knowsRouter.test(file)) {
    yield 'only src/app knows the router.';
  }
  if (top === 'src' && isLocal) {
    const allowed = mayImport[folder];
    if (!allowed) yield `src/${folder} has no place in the order of imports.`;
    else if (targetTop !== 'src') {
      if (file !== entryWithMocks)
        yield 'src stands alone; it knows nothing of its tests and tools.';
    } else if (targetFolder !== folder && !allowed.includes(targetFolder)) {
      yield `${folder} may import from ${[...allowed, folder].join(', ')}.`;
    }
  }
  if ((file === 'vite.config.ts' || top === 'mocks') && withoutTests.includes(targetTop ?? '')) {
    yield 'the site is built and served without its tests.';
  }
  if (top === 'src' && !isLocal && withoutPackages.includes(folder)) {
    yield `${folder} needs no package.`;
  }
  const testsContent = file.endsWith('.node.test.ts');
  // The report names the site's pages; it expects nothing of them.
  const isTest = (top === 'spec' || top === 'e2e') && file !== 'spec/report/settings.ts';
  if (isTest && !testsContent && targetTop === 'src' && targetFolder === 'content' && !typesOnly) {
    yield 'a test writes out what it expects of a page; only a test of the content itself reads it.';
  }
}

/** Where components and pages stand. */
const rooms = /^src\/(?:ui|branches|forms|shell|pages)\/.*\.tsx$/;

/** The folder whose parts belong together: `src/ui`, `src/forms`, `src/pages/home`. */
const roomOf = (file: string) =>
  /^src\/(?:pages\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0] ?? path.posix.dirname(file);

/**
 * The components and pages that nobody finds in the workbench: no story imports them, and it is not so that only
 * their own room uses them and a story shows one of those users.
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
      by.some((user) => user.startsWith('stories/')) ||
      (by.every((user) => roomOf(user) === roomOf(file)) && by.some(isShown))
    );
  };
  return [...modules]
    .filter(([file, { hasComponent }]) => hasComponent && rooms.test(file) && !isShown(file))
    .map(([file]) => `${file} has no story.`);
}
