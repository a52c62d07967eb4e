import type { RequestHandler } from 'msw';
import type { ReactNode } from 'react';
import type { ClauseId } from '../.cache/clause-ids.ts';
import type { RoutePath } from '../src/content/routes.ts';

/** The widths in pixels that a story can ask for (`StoryMeta.width`). */
export const storyWidths = { small: 320, phone: 360, tablet: 768, desk: 1280 };

/**
 * What a story says of itself. It is read from the source text, without running it, into the workbench's `meta.json`;
 * so it has to be written out: `Waiting.meta = { shows: 'Sending...' };`.
 */
export interface StoryMeta {
  /** The clauses whose state this story shows; the story is then evidence for them. */
  readonly clauses?: readonly ClauseId[];
  /** Words that are on the page once the story has reached its state; its test waits for them. */
  readonly shows?: string;
  /** The state that the story's name says, as a screen reader meets it: a role and its name. */
  readonly state?: readonly [
    role: 'alert' | 'button' | 'heading' | 'img' | 'link' | 'radio',
    name: string,
  ];
  /**
   * What the workbench puts around the story, so that each one is a whole document to an audit:
   * - `part` (the default): a main landmark, a hidden heading, and a margin
   * - `section`: a main landmark; the story brings its own first-level heading
   * - `landmark`: a main landmark with a hidden heading *beside* the story, which is a landmark itself
   * - `page`: nothing; the story is a whole page
   */
  readonly frame?: 'part' | 'section' | 'landmark' | 'page';
  /** The router's address; Home when not given. */
  readonly path?: RoutePath;
  /** Console lines that belong to the state, such as the logged failure; any other line fails the test. */
  readonly console?: readonly string[];
  /** The story is shown at this width, in the workbench and in its test; at `desk` when not given. */
  readonly width?: keyof typeof storyWidths;
  /** The system's own colours are in force, in the story's test. */
  readonly forcedColors?: true;
  /** The workbench's own keys (`s`, `w`, `a`...) are off, for stories in which one types. */
  readonly hotkeys?: boolean;
}

/** A story: a component, whose props are controls in the workbench, with what is known of it. */
export interface Story<Controls extends object = object> {
  (controls: Controls): ReactNode;
  /** The controls' values at first, and what else they can be. */
  args?: Controls;
  argTypes?: {
    readonly [Name in keyof Controls]: {
      readonly options: readonly Controls[Name][];
      readonly control: { readonly type: 'select' };
    };
  };
  /** Its name in the workbench, where the name of the export does not read well. */
  storyName?: string;
  meta?: StoryMeta;
  /** Answers for the story's own requests. */
  msw?: RequestHandler[];
}
