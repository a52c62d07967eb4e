import type { TestInfo } from '@playwright/test';
import type { PlaywrightRun } from './browserRunner.ts';

/** What a proof asks of the tests that it runs; nothing outside a proof. */
function askedOf({ config }: TestInfo): Partial<Pick<PlaywrightRun, 'tag' | 'dir'>> {
  return config.metadata;
}

/**
 * Whether a test with several tags has to check the assertions for this tag. In a proof it checks only those of the tag
 * that is being proven, so that no other assertion catches the violation.
 */
export function isAsked(tag: string, info: TestInfo): boolean {
  return (askedOf(info).tag ?? tag) === tag;
}

type Fixture = (
  fixtures: object,
  use: (dir: string) => Promise<void>,
  info: TestInfo,
) => Promise<void>;

/**
 * A fixture with the folder of the build under test: in a proof the build with the violation, otherwise the project's
 * own build.
 *
 * @param own returns the folder of the project's own build
 */
export function buildUnderTest(own: () => string): Fixture {
  return ({}, use, info) => use(askedOf(info).dir ?? own());
}
