import type { ClaimEvidence } from '../../content/claims.ts';
import type { ListedPromise } from '../../content/promises.ts';

/** What the site claims about the business, and only its owner can confirm. */
export interface OwnersClaims {
  readonly promises: readonly ListedPromise[];
  /** The advertised figures, by name. */
  readonly claims: Readonly<Record<string, ClaimEvidence>>;
}

/** The claims as plain text for the owner to go through, page by page: the words, why they matter, and the evidence. */
export function promiseSheet({ promises, claims }: OwnersClaims): string {
  const pages = [...new Set<string>(promises.flatMap((promise) => promise.pages))];
  return [
    section(
      'Figures that are advertised',
      Object.entries(claims).map(([name, { needed, evidence }]) =>
        entry([name], `To show: ${needed}`, evidence),
      ),
    ),
    ...pages.map((page) =>
      section(
        page,
        promises
          .filter((promise) => [promise.pages].flat().some((own) => own === page))
          .map(({ sentences, why, evidence }) => entry(sentences, `Why: ${why}`, evidence)),
      ),
    ),
  ].join('\n\n');
}

function section(heading: string, entries: readonly string[]): string {
  return [heading, ...entries].join('\n');
}

function entry(lines: readonly string[], note: string, evidence: string | null = null): string {
  return [
    ...lines.map((line) => `- ${line}`),
    `  ${note}`,
    `  Evidence: ${evidence?.trim() || 'none yet'}`,
  ].join('\n');
}
