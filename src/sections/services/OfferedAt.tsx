import { css } from 'linaria';
import { Link } from '../../components/Link.tsx';
import { branches, type BranchService } from '../../content/branches.ts';
import { color, font } from '../../styles/tokens.ts';

const look = css`
  h2 {
    margin-block-end: 0.75rem;
    font-size: 1.6rem;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }

  a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: 0.9rem;
    border: 1px solid ${color.edge};
    border-radius: 99px;
    font-family: ${font.display};
    font-size: 1.2rem;
    line-height: 1.1;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

interface OfferedAtProps {
  readonly service: BranchService;
  readonly heading?: string | undefined;
}

/** The branches where a job is done, each linked to its place on the locations page (D33). */
export function OfferedAt({ service, heading = 'Where we do it' }: OfferedAtProps) {
  return (
    <nav className={look} aria-labelledby="offered-at">
      <h2 id="offered-at">{heading}</h2>
      <ul role="list">
        {branches
          .filter(({ services }) => services.includes(service))
          .map(({ id, name }) => (
            <li key={id}>
              <Link to={`/locations#${id}`}>{name}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
