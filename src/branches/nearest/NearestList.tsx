import { css } from 'linaria';
import type { Branch } from '../../content/branches.ts';
import { business } from '../../content/business.ts';
import { directionsUrl } from '../../domain/directions.ts';
import * as words from '../../content/nearestWords.ts';
import { formatDistance, type WithDistance } from '../../domain/distance.ts';
import { visuallyHidden } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, size, space } from '../../styles/tokens.ts';
import { NewTabLink } from '../../ui/NewTabLink.tsx';
import { BranchPin } from '../BranchPin.tsx';
import { OpenStatus } from '../OpenStatus.tsx';

const list = css`
  border-block-end: 1px solid ${color.border};

  > * {
    display: grid;
    grid-template-columns: 2.1rem minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${space.s};
    padding-block: ${space.xxs};
    border-block-start: 1px solid ${color.border};
    ${mixins.noteOnDark}
  }

  /* The pin. */
  > * > [aria-hidden] {
    grid-row: span 2;
  }

  ${media.tablet} {
    > * {
      grid-template-columns: 2.1rem 6.5rem 7.5rem minmax(0, 1fr) auto;
    }
  }
`;

const name = css`
  font: ${font.headline(size.label)};
  color: ${color.ink};

  :first-child > & {
    color: ${color.signal};
  }
`;

const directions = css`
  ${mixins.linkTarget}
  color: ${color.ink};
`;

/** The branches, nearest first. For dark surfaces. */
export function NearestList({ places }: { readonly places: readonly WithDistance<Branch>[] }) {
  return (
    <ol className={list} role="list" aria-label={words.listLabel}>
      {places.map(({ place, kilometres }) => (
        <li key={place.id}>
          <BranchPin branch={place} />
          <span className={name}>{place.name}</span>
          <span className={name}>{formatDistance(kilometres)}</span>
          <OpenStatus branch={place} />
          <NewTabLink className={directions} href={directionsUrl(business.directions.url, place)}>
            {words.directions}
            <span className={visuallyHidden}>{words.directionsTo(place.name)}</span>
          </NewTabLink>
        </li>
      ))}
    </ol>
  );
}
