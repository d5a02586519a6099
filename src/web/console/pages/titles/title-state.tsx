import type { ManagedTitle } from "../../../../contract/console/titles.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";

/** Whether people see it, and who. */
export function TitleState({ title }: { title: ManagedTitle }) {
  const formats = useFormats();
  const premiumSeasons = title.seasons.filter(({ isPremium }) => isPremium).length;
  return (
    <span className={parts.badges}>
      {title.isHidden ? (
        <Badge tone="bad">{m.titles_hidden()}</Badge>
      ) : title.isPublished ? (
        <Badge tone="good">{m.titles_published()}</Badge>
      ) : (
        <Badge tone="busy">{m.titles_empty()}</Badge>
      )}
      {title.isPremium ? (
        <Badge>{m.titles_premium()}</Badge>
      ) : (
        premiumSeasons > 0 && <Badge>{m.titles_premium_seasons({ count: formats.number(premiumSeasons) })}</Badge>
      )}
    </span>
  );
}
