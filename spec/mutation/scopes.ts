/** A part of the product whose rules are mutated together, and the tests that have to notice. */
export interface MutationScope {
  /** The folder whose mutants are counted together. */
  readonly folder: string;
  /** Further patterns; those that begin with `!` leave files out. */
  readonly without: readonly string[];
  /** The tests, the quick and general ones first: a mutant is tried until the first of them fails. */
  readonly tests: readonly string[];
}

/**
 * What is mutated: every `.ts` file below `domain`, `content` and `forms`, the helper that sends an enquiry among them.
 *
 * The views of the forms (`.tsx`) are left out: they are held in Chromium, where one mutant takes twenty times as long,
 * by clauses of which each has two violations of its own. Files named `...Look.ts` hold styles and no rule.
 *
 * Of the content StrykerJS can do little but empty a text or a list, and nearly all of these fall to one test, that
 * nothing is blank. That a text is the right one is not said by the score: clauses and their violations prove it.
 */
export const scopes = {
  domain: {
    folder: 'src/domain',
    without: [],
    tests: [
      'spec/mutation/loads.check.ts',
      'spec/domain/*.node.test.ts',
      'spec/contact-page/*.node.test.ts',
      'spec/home/sourceSet.node.test.ts',
      'spec/locations/*.node.test.ts',
      'spec/quote-form/{tyreSize,oddSizes}.node.test.ts',
    ],
  },
  forms: {
    folder: 'src/forms',
    without: ['!src/forms/**/*Styles.ts'],
    tests: [
      'spec/mutation/loads.check.ts',
      'spec/contact-form/*.node.test.ts',
      'spec/quote-form/{lists,fireConfetti}.node.test.ts',
      'spec/drafts/{keeping,enquiry}.node.test.ts',
      'spec/submission/causes.node.test.ts',
      'spec/quote-form/rules.node.test.ts',
      'spec/{drafts,submission}/*.node.test.ts',
    ],
  },
  content: {
    folder: 'src/content',
    without: [],
    tests: [
      'spec/content/whole.node.test.ts',
      'spec/seo/offers.node.test.ts',
      'spec/locations/{plainWords,plan,mainBranch}.node.test.ts',
      'spec/{pages,menu,routes,information,roadside-services}/*.node.test.ts',
      'spec/{auto-services,faq,home,mechanical-services,testimonials,tyres}/*.node.test.ts',
      'spec/project/contentLists.node.test.ts',
    ],
  },
} as const satisfies Readonly<Record<string, MutationScope>>;

/** The name of a scope. */
export type ScopeName = keyof typeof scopes;
