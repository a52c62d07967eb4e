import { Drawing } from '../../../ui/drawing/Drawing.tsx';

/** A battery being tested: a clamp on each terminal, and a meter between them. */
export function BatteryOnTest() {
  return (
    <Drawing label="A car battery with a clamp on each post. Leads run to a meter, whose needle shows how much charge is left.">
      <path data-fill="rubber" d="M92 176h296v116q0 10-10 10H102q-10 0-10-10Z" />
      <path data-fill="rubber" d="M80 146h320v30H80Z" />
      <path d="M120 161h48M216 161h48M312 161h48" />
      <path data-fill="ground" d="M124 120h40v26h-40ZM316 120h40v26h-40Z" />
      <path d="M126 240h36M318 240h36M336 222v36" />
      <path data-ink="faint" d="M206 192v96M274 192v96" />
      <path d="M144 104C144 58 158 52 182 52M336 104C336 58 322 52 298 52" />
      <path data-fill="ground" d="M132 104h24l8 20h-40ZM324 104h24l8 20h-40Z" />
      <path
        data-fill="rubber"
        d="M192 12h96q10 0 10 10v72q0 10-10 10h-96q-10 0-10-10V22q0-10 10-10Z"
      />
      <path d="M198 84a42 42 0 0 1 84 0M210 56l6 5M240 42v8" />
      <g data-ink="signal">
        <path d="M240 86 266 58" />
        <circle cx="240" cy="86" r="6" data-fill="signal" />
      </g>
    </Drawing>
  );
}
