import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { BranchDirectory } from '../../branches/BranchDirectory.tsx';
import { HolidayNote } from '../../branches/HolidayNote.tsx';
import { Nearest } from '../../branches/nearest/Nearest.tsx';
import { business } from '../../content/business.ts';
import { call } from '../../content/partWords.ts';
import { locationsPage, servicesTable, vanHere } from '../../content/locations.ts';
import { note } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, paper, radius, size, space } from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { buttonStyles } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Island } from '../../ui/Island.tsx';
import { Link } from '../../ui/Link.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';
import { ServicesTable } from './ServicesTable.tsx';

const van = css`
  ${mixins.column}
  justify-content: center;
  gap: ${space.xs};
  padding: ${space.l};
  border-radius: ${radius};
  background-color: ${color.signal};
  color: ${color.onSignal};

  /* For the button on it, in both schemes. */
  --ink: ${color.surfaceDark};
  --ink-soft: ${color.surfaceDarkRule};
  --background: ${color.onSurfaceDark};

  :where(h2) {
    font-size: ${size.itemHeading};
  }

  :where(strong) {
    font: ${font.headline(size.partHeading, 'figure')};
  }

  @media print {
    border: 1px solid ${paper.black};
  }

  ${mixins.forcedEdge}
`;

/** The Locations page: the branches and the van (specification, section 2, Locations; D2, D33). */
export function Locations() {
  return (
    <>
      <PageBanner
        path="/locations"
        heading={locationsPage.heading}
        subtitle={locationsPage.subtitle}
        picture={{ phone: pictures.locationsPhone, desktop: pictures.locationsDesk }}
      />
      <Section tone="plain">
        <h2>{locationsPage.branches}</h2>
        <HolidayNote />
        <BranchDirectory
          belowMap={
            <Island name="nearest" hydrate="use">
              <Nearest />
            </Island>
          }
          last={
            <section className={van}>
              <h2>{vanHere.heading}</h2>
              <strong>{vanHere.days}</strong>
              <p>
                {noBreakHyphens(vanHere.text)}
                {` ${vanHere.note}`}
              </p>
              <ArrowLink label={vanHere.more} to="/services/mobile-service" />
              <TelephoneLink
                className={buttonStyles}
                data-tone="solid"
                number={business.telephones.main}
                lead={call}
              >
                <Icon name="phone" />
              </TelephoneLink>
            </section>
          }
        />
      </Section>
      <Section
        tone="continued"
        heading={servicesTable.heading}
        id="services"
        lead={servicesTable.text}
        foot={
          <p className={note}>
            <Link className={buttonStyles} data-tone="outline" to="/contact">
              {servicesTable.contact}
            </Link>
          </p>
        }
      >
        <ServicesTable labelledBy="services" />
      </Section>
    </>
  );
}
