import type { ReactNode } from 'react';
import { container, section } from '../styles/layout.ts';

interface SectionProps {
  /** The background: a deeper one, a raised one with edges, or dark in both schemes; otherwise the page's own. */
  readonly tone?: 'deep' | 'raised' | 'asphalt';
  readonly children: ReactNode;
}

/** A full-width section of a page, with its own heading. */
export function Section({ tone, children }: SectionProps) {
  return (
    <section className={section} data-tone={tone}>
      <div className={container}>{children}</div>
    </section>
  );
}
