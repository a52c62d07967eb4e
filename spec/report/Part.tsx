import type { ReactNode } from 'react';

/** A section with a heading and the number of its entries. */
export function Part({
  title,
  total,
  className = 'stack',
  as: Heading = 'h2',
  children,
}: {
  readonly title: string;
  readonly total?: number | string;
  readonly className?: string;
  readonly as?: 'h2' | 'h3';
  readonly children: ReactNode;
}) {
  return (
    <section className={className} aria-label={title}>
      <Heading className="part">
        {title} {total === undefined ? null : <span className="soft">{total}</span>}
      </Heading>
      {children}
    </section>
  );
}
