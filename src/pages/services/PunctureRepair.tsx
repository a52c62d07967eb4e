import { css } from 'linaria';
import fromInside from '../../assets/drawings/fromInside.svg?drawing';
import nailDrawn from '../../assets/drawings/nail.svg?drawing';
import offTheRim from '../../assets/drawings/offTheRim.svg?drawing';
import onTheGauge from '../../assets/drawings/onTheGauge.svg?drawing';
import plugAndPatch from '../../assets/drawings/plugAndPatch.svg?drawing';
import repairZones from '../../assets/drawings/repairZones.svg?drawing';
import { pictures } from '../../assets/pictures.ts';
import { ifNoAnswerOn } from '../../content/telephoneHours.ts';
import { toBranches } from '../../content/service.ts';
import { advised, check, process, punctureRepair } from '../../content/services/punctureRepair.ts';
import { note, stack } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { media, pictureMedia, radius, space } from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Figure } from './Figure.tsx';
import { IllustratedList } from '../../ui/IllustratedList.tsx';
import { Drawing } from '../../ui/drawing/Drawing.tsx';
import { ServicePage } from './ServicePage.tsx';
import { YesNoTable } from './YesNoTable.tsx';

const aside = css`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${space.s};
`;

const nail = css`
  border-radius: ${radius};
  overflow: clip;

  img {
    inline-size: 100%;
  }

  /* Hidden where branches and repair zones follow one another directly. */
  display: none;

  ${media.desktop} {
    position: relative;
    display: block;
    min-block-size: 9rem;

    img {
      position: absolute;
      inset: 0;
      block-size: 100%;
      object-fit: cover;
      object-position: 60% 50%;
    }
  }

  ${mixins.notInPrint}
`;

/** The drawings of the steps. */
const drawings = { nail: nailDrawn, offTheRim, fromInside, onTheGauge } as const;

/** Puncture repair: what can be repaired, how, and where (specification, section 2). */
export function PunctureRepair() {
  return (
    <ServicePage
      service={punctureRepair}
      drawing={<Drawing svg={plugAndPatch} />}
      textFirst
      aside={
        <div className={aside}>
          <p>{noBreakHyphens(ifNoAnswerOn)}</p>
          <ArrowLink {...toBranches} />
          <div className={nail}>
            <Picture
              sources={[{ files: pictures.puncture, sizes: `${pictureMedia.desktop} 27rem, 1px` }]}
              alt=""
            />
          </div>
        </div>
      }
      below={
        <>
          <Section tone="asphalt" id="process" heading={process.heading}>
            <IllustratedList
              ordered
              tall
              bare
              items={process.steps.map(({ drawing, ...step }) => ({
                ...step,
                drawing: <Drawing svg={drawings[drawing]} />,
              }))}
            />
          </Section>
          <Section tone="plain" id="advised" heading={advised.heading}>
            <Points points={advised.points} layout="grid" />
          </Section>
        </>
      }
    >
      <Section id="repairable" heading={check.heading} lead={check.lead}>
        <div className={stack}>
          <div>
            <YesNoTable yes={check.yes} no={check.no} />
            <p className={note}>{check.replace.text}</p>
            <ArrowLink {...check.replace.link} />
          </div>
          <Figure caption={check.caption}>
            <Drawing svg={repairZones} />
          </Figure>
        </div>
      </Section>
    </ServicePage>
  );
}
