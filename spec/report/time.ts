const days = new Intl.DateTimeFormat('en-NZ', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Pacific/Auckland',
});

/** Formats a date and time for New Zealand. */
export function day(moment: string): string {
  return days.format(new Date(moment));
}
