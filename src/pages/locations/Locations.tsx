import { css } from 'linaria';
import { BranchDirectory } from '../../branches/BranchDirectory.tsx';
import { HolidayNote } from '../../branches/HolidayNote.tsx';
import { Nearest } from '../../branches/nearest/Nearest.tsx';
import { branches } from '../../content/branches.ts';
import { business } from '../../content/business.ts';
import { call } from '../../content/partWords.ts';
import { locationsPage, servicesTable, vanHere } from '../../content/locations.ts';
import { services } from '../../domain/branch.ts';
import { mixins } from '../../styles/mixins.ts';
import { cardBox, color, font, paper, size, space } from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { buttonStyles } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Island } from '../../ui/Island.tsx';
import { Link } from '../../ui/Link.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import { Table } from '../../ui/Table.tsx';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';

const van = css`
  ${mixins.column}
  justify-content: center;
  gap: ${space.xs};
  ${mixins.cardPadding}
  border-radius: ${cardBox.corner};
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

/** The Locations page: the branches, the van, and which branch offers what (specification, section 2; D2, D33). */
export function Locations() {
  return (
    <>
      <PageBanner path="/locations" words={locationsPage} picture="locations" />
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
          <Link className={buttonStyles} data-tone="outline" to="/contact">
            {servicesTable.contact}
          </Link>
        }
      >
        <Table
          labelledBy="services"
          columns={[
            servicesTable.branch,
            ...services.map((service) => servicesTable.columns[service]),
          ]}
          rows={branches.map(({ name, services: offered }) => ({
            name,
            cells: services.map((service) => offered.includes(service)),
          }))}
          layout="ticks"
        />
      </Section>
    </>
  );
}
