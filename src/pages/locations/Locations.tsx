import { css } from 'linaria';
import { locationsDesk } from '../../assets/pictures/locationsDesk.ts';
import { locationsPhone } from '../../assets/pictures/locationsPhone.ts';
import { BranchDirectory } from '../../branches/BranchDirectory.tsx';
import { HolidayNote } from '../../branches/HolidayNote.tsx';
import { Nearest } from '../../branches/nearest/Nearest.tsx';
import { OpenStatus } from '../../branches/OpenStatus.tsx';
import { branchWords } from '../../content/branchWords.ts';
import { business } from '../../content/business.ts';
import { capitalised } from '../../domain/counting.ts';
import { container, section } from '../../styles/layout.ts';
import { color, font, media, radius } from '../../styles/tokens.ts';
import { buttonStyles } from '../../ui/Button.tsx';
import { Van } from '../../ui/drawing/Van.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Island } from '../../ui/Island.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';
import { ServicesTable } from './ServicesTable.tsx';

const opening = css`
  display: grid;
  gap: 0.75rem 4rem;
  margin-block-end: 2rem;

  p {
    color: ${color.inkSoft};
  }

  /* The columns of the sheet below. */
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.25fr);
    gap: 1.25rem;
    align-items: baseline;

    h2 {
      grid-column: span 2;
    }
  }
`;

const van = css`
  display: grid;
  grid-template-rows: auto auto auto 1fr auto auto;
  gap: 0.75rem;
  padding: 1.25rem;
  border-radius: ${radius};
  background: ${color.signal};
  color: ${color.onSignal};

  h2 {
    font-size: 1.6rem;
  }

  p {
    text-wrap: balance;
  }

  strong {
    font-family: ${font.display};
    font-size: clamp(2.9rem, 2.2rem + 1.9vw, 3.9rem);
    line-height: 0.9;
  }

  /* Seen from across the road, in black: its line is the ground it stands on. A phone has the footer's below. */
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
    border: 1px solid #000;
    background: none;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    > svg {
      stroke: CanvasText;
    }
  }
`;

const vanCall = css`
  background: ${color.surfaceDark} !important;
  color: ${color.onSurfaceDark} !important;
`;

const vanMore = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-block-size: 2.75rem;
  justify-self: start;
`;

const offered = css`
  display: grid;
  gap: 1rem 4rem;
  padding-block-start: 2.25rem;

  h2 {
    font-size: clamp(2.25rem, 1.8rem + 2vw, 3.25rem);
  }

  p {
    max-inline-size: 36em;
    margin-block-end: 1.25rem;
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    column-gap: 2rem;

    h2 {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1.25fr);
    padding-block-start: 3.25rem;
  }
`;

/** The branches and the van (specification, section 2, Locations; D2, D33). */
export function Locations() {
  return (
    <>
      <PageBanner
        path="/locations"
        heading="Our locations"
        subtitle={`${capitalised(branchWords.count)} branches ${branchWords.span}, plus a mobile tyre van.`}
        picture={{ phone: locationsPhone, desk: locationsDesk }}
      />
      <div className={section}>
        <div className={container}>
          <div className={opening}>
            <h2>Hours and services</h2>
            <HolidayNote />
          </div>
          <BranchDirectory
            renderState={(branch) => <OpenStatus branch={branch} />}
            below={
              <Island name="nearest" hydrate="use">
                <Nearest />
              </Island>
            }
          >
            <section className={van} aria-labelledby="van">
              <h2 id="van">Our mobile tyre van</h2>
              <strong>Available 7{'\u00a0'}days</strong>
              <p>
                It comes to your home, work or the roadside. Branch hours vary. A call-out fee
                applies. Ask how much when you call.
              </p>
              <Van />
              <Link className={vanMore} to="/services/mobile-service">
                More about the van
                <Icon name="arrow" />
              </Link>
              <TelephoneLink
                className={`${buttonStyles} ${vanCall}`}
                number={business.telephones.main}
                lead="Call"
              >
                <Icon name="phone" />
              </TelephoneLink>
            </section>
          </BranchDirectory>
          <div className={offered}>
            <h2 id="services">Services by branch</h2>
            <ServicesTable labelledBy="services" />
            <div>
              <p>
                For a WOF, call the branch first to check times. The mobile tyre van is based at
                Sockburn and comes to you.
              </p>
              <Link className={buttonStyles} data-tone="outline" to="/contact">
                Contact us
              </Link>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
