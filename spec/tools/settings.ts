/**
 * What the tools have to know about a project. A project says it in `spec/settings.ts`, which exports `settings`; the
 * tools run in the project's folder.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Clause } from './clauses/clauses.ts';
import type { Facts } from './clauses/fillFacts.ts';
import type { ProjectProof } from './proof/commandLine.ts';
import type { Picture } from './report/page.ts';
import type { Page, ReadingOrder } from './report/readingOrder.ts';
import type { Command } from './run/steps.ts';

/** A build that the browser tests need. */
export interface Build {
  readonly command: Command;
  readonly env: Readonly<Record<string, string>>;
  readonly onlyInAll: boolean;
}

/** A suite of `npm run test:all` that `npm test` leaves out, unless a file of its `folder` changed. */
export interface FurtherSuite {
  readonly name: string;
  /** What has to be installed first. */
  readonly prepare?: Command;
  readonly command: Command;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether its exit code counts as one check. Otherwise a reporter counts its tests. */
  readonly isOneCheck?: true;
  /** The folder that it tests. */
  readonly folder?: string;
}

/** Paths are from the root of the project unless a comment says otherwise. */
export interface Settings {
  readonly title: string;
  /** The documents of the specification, and the file with the testers' results. */
  readonly files: Readonly<Record<'source' | 'coverage' | 'register' | 'manual', string>>;
  readonly facts: Facts;
  /** The files that have a fact, as words: `spec/facts/prices.ts and src/content/prices.ts`. */
  readonly placesOfFact: (name: string) => string;
  readonly proofSettings: (clauses: readonly Clause[]) => ProjectProof;

  /** The folder that violations may change. */
  readonly product: string;
  /** The areas whose `must` clauses need two violations. */
  readonly areasWithTwoViolations: readonly string[];
  /** The folders whose tests need not cite a clause. */
  readonly foldersWithoutClauses: readonly string[];
  /** Checks of the code, by the name of their step. */
  readonly checks: Readonly<Record<string, Command>>;
  /** The builds of the browser tests by the name of their step, in their order. */
  readonly builds: Readonly<Record<string, Build>>;
  readonly browserTests: Command;
  readonly browserEnv: Readonly<Record<string, string>>;
  /** The folder of the site that the browser tests open, as an absolute path. */
  readonly site: string;
  /** The further suites that this machine can run, and what it lacks for the others. */
  readonly further: () => Promise<{
    readonly suites: readonly FurtherSuite[];
    readonly missing: readonly { readonly name: string; readonly needs: string }[];
  }>;

  /** The default addresses of the site and the workbench; the reader of the report can change them. */
  readonly addresses: Readonly<Record<'site' | 'workbench', string>>;
  readonly pages: readonly Page[];
  readonly readingOrder: ReadingOrder;
  /** What a tester needs to know to see rare states, a paragraph each. */
  readonly testerNotes: readonly string[];
  /** The pictures of a project, whose files may be missing. */
  readonly pictures: (root: string) => readonly Picture[];
  /** Vite's configuration for the script and styles of the report, as an absolute path. */
  readonly viteConfig: string;
}

/** The folder of the project, in which its commands run. */
export const root = process.cwd();

/**
 * Reads the settings of the project.
 *
 * @throws Error if the command does not run in the folder of a project
 */
export async function readSettings(): Promise<Settings> {
  const file = pathToFileURL(path.join(root, 'spec/settings.ts')).href;
  return ((await import(file)) as { readonly settings: Settings }).settings;
}
