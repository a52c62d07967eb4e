import type { RequestHandler } from 'msw';
import type { ReactNode } from 'react';
import type { ClauseId } from '../.cache/clause-ids.ts';
import type { RoutePath } from '../src/content/routes.ts';

/** The widths in pixels that a story can ask for (`StoryMeta.width`). */
export const storyWidths = { small: 320, phone: 360, tablet: 768, desktop: 1280 };

/**
 * The metadata of a story. Ladle reads it from the source text, without running it, into the workbench's `meta.json`, so
 * it has to be a literal: `Waiting.meta = { shows: 'Sending...' };`. Metadata of all stories of a file is in its default
 * export: `export default { title: 'Forms / Fields', meta: { hotkeys: false } };`.
 */
export interface StoryMeta {
  /** The clauses whose state this story shows: the report links it with them. */
  readonly clauses?: readonly ClauseId[];
  /** A text that is on the page when the story has reached its state; the test waits for it. */
  readonly shows?: string;
  /** The role and accessible name of an element that shows the state; the test waits for it. */
  readonly state?: readonly [role: 'alert' | 'button' | 'heading' | 'link', name: string];
  /**
   * What the workbench adds around the story, so that an audit sees a complete document:
   * - `part` (the default): a main landmark, a hidden heading, and a margin
   * - `section`: a main landmark; the story has its own first-level heading
   * - `landmark`: a main landmark with a hidden heading *beside* the story, which is a landmark itself
   * - `page`: nothing; the story is a whole page
   */
  readonly frame?: 'part' | 'section' | 'landmark' | 'page';
  /** The address of the page; Home by default. */
  readonly path?: RoutePath;
  /** Console lines that belong to the state, such as the logged failure; any other line fails the test. */
  readonly console?: readonly string[];
  /** The width at which the workbench and the test show the story; `desktop` by default. */
  readonly width?: keyof typeof storyWidths;
  /** The test shows the story in forced colours. */
  readonly forcedColors?: true;
  /** Whether Ladle's keyboard shortcuts (`s`, `w`, `a`...) are on; off in stories in which a visitor types. */
  readonly hotkeys?: boolean;
}

/** A story: a component with further properties. */
export interface Story {
  (): ReactNode;
  meta?: StoryMeta;
  /** Handlers that answer the story's own requests. */
  msw?: RequestHandler[];
}
