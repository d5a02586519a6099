import { Link } from "react-router";
import type { KnownLevels } from "../../../../contract/progress/known-words.ts";
import { m } from "../../../i18n/generated/messages.js";
import { wordCountText } from "../../../i18n/texts.ts";
import { useApi } from "../../accounts/session/queries.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { totalOf } from "../../lexicon/level-bar.tsx";
import { LevelStrip } from "../../lexicon/level-chart.tsx";
import { AnswerState } from "../../page/answer-state.tsx";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { BringLink } from "../bring-known/bring-link.tsx";
import { LevelChoice } from "../coverage/coverage-panel.tsx";
import styles from "./known.module.css";

/** How many words the user knows, by level, and the level up to which all count as known. */
export function KnownPanel() {
  const query = useApi("WordList/GetKnownLevels");
  return (
    <div className={styles.panel}>
      <h3>{m.account_known()}</h3>
      {query.data === undefined ? <AnswerState query={query} lines={3} /> : <Known levels={query.data.levels} />}
      <LevelChoice level={useUserData().knownLevel ?? 0} />
      <p>
        {m.account_level_text()} <BringLink />
      </p>
    </div>
  );
}

function Known({ levels }: KnownLevels) {
  const locale = useLocale();
  const total = totalOf(levels);
  if (total === 0) {
    return (
      <>
        <p>{m.known_first_day()}</p>
        <p>
          <Link to={pathOf("series", locale)}>{m.known_first_way()}</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <p className={styles.count}>
        <Link to={`${pathOf("account", locale)}?page=known`} preventScrollReset>
          {wordCountText(total)}
        </Link>
      </p>
      <LevelStrip counts={levels} caption={m.known_levels_caption()} />
    </>
  );
}
