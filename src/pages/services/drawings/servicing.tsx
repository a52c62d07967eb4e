import { Drawing } from '../../../ui/drawing/Drawing.tsx';

/** The parts of a full service: oil filter, air filter and spark plug. */
export function PartsOfAService() {
  return (
    <Drawing label="Parts of a full service on a bench: an oil filter, an air filter, and a spark plug with its spark.">
      <path d="M8 292H472" />
      <path data-fill="rubber" d="M34 292V148Q34 112 84 112T134 148V292Z" />
      <path d="M34 160Q84 174 134 160M50 124v24M67 117v30M84 115v32M101 117v30M118 124v24M34 270H134" />
      <path d="M50 200h68v36H50Z" data-fill="ground" />
      <path d="M170 292 190 146H336L356 292Z" data-fill="rubber" />
      <path d="M190 278 204 160H322L336 278ZM216 278l8-118M238 278l5-118M263 278V160M288 278l-5-118M310 278l-8-118" />
      <path data-fill="rubber" d="M412 40h20v18h-20ZM406 58h32l4 30-2 34h-36l-2-34Z" />
      <path d="M404 74h36M403 92h38M404 108h36" />
      <path data-fill="ground" d="M392 122h60l6 16v22l-6 14h-60l-6-14v-22Z" />
      <path d="M410 124v48M434 124v48" />
      <path data-fill="rubber" d="M402 174h40v58h-40Z" />
      <path d="M402 188l40 6M402 202l40 6M402 216l40 6M422 232v12M442 232v36h-24" />
      <g data-ink="signal">
        <path d="M422 246l-6 9h12l-6 9" />
        <path d="M398 250 380 244M400 264 384 274M456 246 470 240M458 264 472 272" />
      </g>
    </Drawing>
  );
}
