/** The hour of a person's time zone at which a day of learning begins: who learns after midnight is still up. */
export const firstHour = 4;
