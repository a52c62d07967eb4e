import { pictures } from '../../src/assets/pictures.ts';
import { Band } from '../../src/ui/Band.tsx';
import { NumberedFeatureList } from '../../src/ui/FeatureList.tsx';
import { PageSection } from '../../src/ui/PageSection.tsx';
import type { Story } from '../story.ts';

export default { title: 'Ui / Band' };

/** Three backgrounds; a heading above its content and one beside it; a picture that reaches the edge of the page. */
export const Tones: Story = () => (
  <>
    <Band tone="plain">
      <PageSection id="plain" heading="The page’s own background" lead="A sentence below it.">
        <p>The heading stands above.</p>
      </PageSection>
    </Band>
    <Band tone="deep">
      <PageSection id="deep" heading="A deeper one" layout="beside" foot={<p>What closes it.</p>}>
        <NumberedFeatureList
          points={[
            { title: 'First', text: 'Numbered, because it is a step.' },
            { title: 'A second whose title takes two lines on a phone', text: 'A sentence.' },
          ]}
        />
      </PageSection>
    </Band>
    <Band tone="asphalt">
      <PageSection id="dark" heading="Dark in both schemes">
        <p>What is said here stands out.</p>
      </PageSection>
    </Band>
    <Band tone="deep" picture={pictures.tyresDesk} side="start">
      <PageSection id="picture" heading="With a picture">
        <p>It says nothing that the words do not.</p>
      </PageSection>
    </Band>
  </>
);
Tones.meta = { shows: 'What closes it.' };
