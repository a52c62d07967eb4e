const days = new Intl.DateTimeFormat('en-NZ', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Pacific/Auckland',
});

/** A moment as people in New Zealand write it. */
export function day(moment: string): string {
  return days.format(new Date(moment));
}
