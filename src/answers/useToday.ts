import { useSyncExternalStore } from 'react';
import { dateInChristchurch } from '../domain/openingHours.ts';
import { eachMinute } from '../ui/eachMinute.ts';

const readToday = () => dateInChristchurch(Date.now());

/** Today's date in Christchurch, also on a page that stays open over midnight. */
export const useToday = () => useSyncExternalStore(eachMinute, readToday, readToday);
