/** One expression for all uses: each would be written out in the first load. */
export const loadParts = () => import("./late-parts.ts");
