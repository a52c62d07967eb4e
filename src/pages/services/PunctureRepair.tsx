import { Drawing } from '../../components/drawing/Drawing.tsx';
import { check, process, punctureRepair } from '../../content/services/punctureRepair.ts';
import { PointList } from '../../sections/PointList.tsx';
import { Part } from '../../sections/services/Part.tsx';
import { ServiceFrame } from '../../sections/services/ServiceFrame.tsx';
import { TwoColumnCheck } from '../../sections/services/TwoColumnCheck.tsx';

/** The tread cut through: a plug fills the hole from inside, a patch seals the liner over it. */
function PlugAndPatch() {
  return (
    <Drawing label="A tyre's tread cut through: the plug fills the hole from the inside, and the patch seals the liner over it.">
      <path
        data-fill="rubber"
        d="M20 190V120q0-24 24-24h48v34h36V96h68v34h36V96h68v34h36V96h68v34h36V96h0q24 0 24 24v70Z"
      />
      <path d="M20 218h440" />
      <path data-ink="faint" d="M20 204h196M264 204h196" />
      <g data-ink="signal">
        <path data-fill="ground" d="M231 96h18v128h-18Z" />
        <path data-fill="ground" d="M156 224h168q-10 20-34 20H190q-24 0-34-20Z" />
        <path d="M240 262v36M226 284l14-16 14 16" />
      </g>
      <text x="338" y="262">
        patch
      </text>
      <text x="262" y="76" data-ink="signal">
        plug
      </text>
      <path d="M258 80 246 92" />
      <text x="20" y="262">
        inside
      </text>
    </Drawing>
  );
}

/** Puncture repair: whether it can be done, how, and where (specification, section 2). */
export function PunctureRepair() {
  return (
    <ServiceFrame service={punctureRepair} drawing={<PlugAndPatch />}>
      <Part id="repairable" heading={check.heading} lead={check.lead}>
        <TwoColumnCheck yes={check.yes} no={check.no} />
      </Part>
      <Part id="process" heading={process.heading}>
        <PointList points={process.steps} ordered />
      </Part>
    </ServiceFrame>
  );
}
