/**
 * Points between two rows of `rank_steps`. A rank is a sum of rows above and a count within one step: finer steps make
 * more rows to add up, coarser ones more people to count.
 */
export const stepPoints = 10;
