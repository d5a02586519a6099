import type { ManagedTitle } from "../../../../contract/console/titles.ts";
import { useTexts } from "../../language.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { titlesTexts } from "./titles-texts.ts";

/** Whether people see it, and who. */
export function TitleState({ title }: { title: ManagedTitle }) {
  const t = useTexts(titlesTexts);
  const formats = useFormats();
  const premiumSeasons = title.seasons.filter(({ isPremium }) => isPremium).length;
  return (
    <span className="badges">
      {title.isHidden ? (
        <Badge tone="bad">{t.hidden}</Badge>
      ) : title.isPublished ? (
        <Badge tone="good">{t.published}</Badge>
      ) : (
        <Badge tone="busy">{t.empty}</Badge>
      )}
      {title.isPremium ? (
        <Badge>{t.premium}</Badge>
      ) : (
        premiumSeasons > 0 && <Badge>{t.premiumSeasons(formats.number(premiumSeasons))}</Badge>
      )}
    </span>
  );
}
