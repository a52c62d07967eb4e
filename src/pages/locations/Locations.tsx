import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { BranchDirectory, DirectoryCards, DirectoryMap } from '../../branches/BranchDirectory.tsx';
import { HolidayNote } from '../../branches/HolidayNote.tsx';
import { Nearest } from '../../branches/nearest/Nearest.tsx';
import { OpenStatus } from '../../branches/OpenStatus.tsx';
import { business } from '../../content/business.ts';
import { call } from '../../content/partWords.ts';
import { locationsPage, servicesTable, vanHere } from '../../content/locations.ts';
import { color, font, media, paper, radius, size, space, tracks } from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { buttonStyles } from '../../ui/Button.tsx';
import { Van } from '../../ui/drawing/Van.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Island } from '../../ui/Island.tsx';
import { Link } from '../../ui/Link.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';
import { ServicesTable } from './ServicesTable.tsx';

const opening = css`
  display: grid;
  gap: ${space.s} ${space.huge};
  margin-block-end: ${space.xxl};

  /* The same columns as the branches below. */
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.25fr);
    gap: ${space.l};
    align-items: baseline;

    h2 {
      grid-column: span 2;
    }
  }
`;

const van = css`
  display: grid;
  grid-template-rows: auto auto auto 1fr auto auto;
  gap: ${space.s};
  padding: ${space.l};
  border-radius: ${radius};
  background-color: ${color.signal};
  color: ${color.onSignal};

  /* For the button on it, in both schemes. */
  --ink: ${color.surfaceDark};
  --ink-soft: ${color.surfaceDarkRule};
  --background: ${color.onSurfaceDark};

  h2 {
    font-size: ${size.itemHeading};
  }

  p {
    text-wrap: balance;
  }

  strong {
    font: ${font.headline(size.sectionHeading, 'figure')};
  }

  /* The van in dark lines on its road. On a phone only the footer has the van. */
  > svg {
    display: none;
    align-self: end;
    border-block-end: 3px dashed ${color.onSignal};
    stroke: ${color.signal};
  }

  ${media.tablet} {
    > svg {
      display: block;
    }
  }

  @media print {
    border: 1px solid ${paper.black};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    > svg {
      stroke: CanvasText;
    }
  }
`;

const offered = css`
  display: grid;
  gap: ${space.m} ${space.huge};
  padding-block-start: ${space.xxl};

  h2 {
    font-size: ${size.partHeading};
  }

  p {
    max-inline-size: 36em;
    margin-block-end: ${space.l};
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.wideNarrow};
    column-gap: ${space.xxl};

    h2 {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1.25fr);
    padding-block-start: ${space.xxxl};
  }
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
        <div className={opening}>
          <h2>{locationsPage.branches}</h2>
          <HolidayNote />
        </div>
        <BranchDirectory>
          <DirectoryMap>
            <Island name="nearest" hydrate="use">
              <Nearest />
            </Island>
          </DirectoryMap>
          <DirectoryCards renderState={(branch) => <OpenStatus branch={branch} />} />
          <section className={van}>
            <h2>{vanHere.heading}</h2>
            <strong>{vanHere.days}</strong>
            <p>
              {noBreakHyphens(vanHere.text)}
              {` ${vanHere.note}`}
            </p>
            <Van />
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
        </BranchDirectory>
        <div className={offered}>
          <h2 id="services">{servicesTable.heading}</h2>
          <ServicesTable labelledBy="services" />
          <div>
            <p>{servicesTable.text}</p>
            <Link className={buttonStyles} data-tone="outline" to="/contact">
              {servicesTable.contact}
            </Link>
          </div>
        </div>
      </Section>
    </>
  );
}
