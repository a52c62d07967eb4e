import { css } from 'linaria';
import { business } from '../../content/business.ts';
import { bookingNote } from '../../content/contact.ts';
import { closing } from '../../content/home.ts';
import { mixins } from '../../styles/mixins.ts';
import { media, space, tracks } from '../../styles/tokens.ts';
import { buttonStyles } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';

const actions = css`
  display: grid;
  grid-template-columns: ${tracks.two};
  align-items: center;
  gap: ${space.s};

  ${mixins.oneColumnAtLargeText}

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;

/** The end of Home: call, or book online. */
export function Closing() {
  return (
    <Section tone="asphalt" picture={{ files: 'tread' }}>
      <h2>{closing.heading}</h2>
      <p>
        {closing.lead} {business.telephones.main.replaceAll(' ', '\u00a0')}
      </p>
      <div className={actions}>
        <TelephoneLink
          className={buttonStyles}
          number={business.telephones.main}
          words={closing.call}
        />
        <Link className={buttonStyles} data-tone="outline" to="/contact">
          {closing.book}
        </Link>
        <small>{bookingNote}</small>
      </div>
    </Section>
  );
}
