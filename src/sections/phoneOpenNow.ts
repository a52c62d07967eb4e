/** The place in the phone's menu where the header says what is open now. */
export const phoneOpenNow = 'phone-open-now';
