import type { CardTitle } from "../../../features/catalogue/titles/title-card.tsx";
import { PersonalTitleCards } from "./personal-title-cards.tsx";

/** Links to similar titles; nothing where there are none. */
export function RelatedTitles({ titles, heading }: { titles: readonly CardTitle[]; heading: string }) {
  if (titles.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related">{heading}</h2>
      <PersonalTitleCards titles={titles} headingLevel={3} isRow />
    </section>
  );
}
