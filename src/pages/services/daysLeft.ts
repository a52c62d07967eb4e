import type { DrawingFile } from '../../ui/drawing/Drawing.tsx';

/** Days as squares, a week to a row: the first is crossed out, and the last has its number. */
export function daysLeft(days: number): DrawingFile {
  const left = (day: number) => 4 + (day % 7) * 57;
  const top = (day: number) => 4 + Math.floor(day / 7) * 58;
  const last = days - 1;
  const squares = Array.from(
    { length: days },
    (_, day) =>
      `<rect x="${left(day)}" y="${top(day)}" width="46" height="46" rx="4" data-fill="${day === last ? 'signal' : 'rubber'}"/>`,
  );
  return {
    viewBox: `0 0 400 ${4 + Math.ceil(days / 7) * 58}`,
    markup: `${squares.join('')}<path d="M16 16 42 42M42 16 16 42"/><text x="${left(last) + 23}" y="${top(last) + 32}" text-anchor="middle" data-ink="ground">${days}</text>`,
  };
}
