import { Link } from "react-router";
import type { AnswerOf } from "../../../contract/calls.ts";
import { lifetime } from "../../../domain/accounts/premium-status.ts";
import { limitsOf } from "../../../domain/my-series/limits.ts";
import { m } from "../../i18n/generated/messages.js";
import { numberText } from "../../i18n/texts.ts";
import { pathOf } from "../page/paths.ts";
import { useLocale } from "../page/use-page.ts";
import styles from "./bring.module.css";

const premium = limitsOf(lifetime, new Date(0));

type Room = Pick<AnswerOf<"MySeries/GetMyTitles">, "limits" | "left">;

/** How much more a person may bring, told before it is brought. */
export function RoomText({ room: { limits, left } }: { readonly room: Room }) {
  const locale = useLocale();
  const isFree = limits.titles < premium.titles;
  return (
    <p className={styles.room}>
      {m.bring_room({
        titles: numberText(left.titles),
        episodes: numberText(left.episodes),
        files: numberText(left.filesPerDay),
      })}
      {isFree && (
        <>
          {" "}
          {m.bring_room_free({
            titles: limits.titles,
            episodes: limits.episodes,
            premiumTitles: premium.titles,
            premiumEpisodes: numberText(premium.episodes),
          })}{" "}
          <Link to={pathOf("premium", locale)}>{m.words_to_premium()}</Link>
        </>
      )}
    </p>
  );
}
