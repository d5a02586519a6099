import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { EmptyState } from "../../design/placeholder.tsx";
import { m } from "../../i18n/generated/messages.js";
import { queryClient, useApi } from "../accounts/session/queries.ts";
import { AnswerState } from "../page/answer-state.tsx";
import { pathOf } from "../page/paths.ts";
import { useLocale } from "../page/use-page.ts";
import { linked } from "../progress/own-titles.ts";
import styles from "./my-series.module.css";
import { OwnTitleItem } from "./own-title-item.tsx";
import { RoomText } from "./room-text.tsx";
import { takeOverEpisode } from "./take-over-episode.ts";
import { hasVisitorEpisode } from "./visitor-mark.ts";

/** The name of what this browser's visitor had read and the account has no room for. */
async function waitingTitle(): Promise<string | null> {
  if (!hasVisitorEpisode()) return null;
  return (await takeOverEpisode())?.arranged?.title ?? null;
}

/** What a person has brought, the latest first. */
export default function MySeriesSection() {
  const locale = useLocale();
  const own = useApi("MySeries/GetMyTitles");
  const waiting = useQuery({ queryKey: ["visitor's title", own.dataUpdatedAt], queryFn: waitingTitle }, queryClient);
  if (own.data === undefined) return <AnswerState query={own} lines={8} />;
  const kept = waiting.data != null && <p className={styles.waiting}>{m.own_waiting({ name: waiting.data })}</p>;
  const titles = [...own.data.seriesList, ...own.data.movieList].map(linked).sort((a, b) => b.id - a.id);
  const door = (
    <Link className="button" to={pathOf("bring", locale)}>
      {m.bring_door()}
    </Link>
  );
  if (titles.length === 0) {
    return (
      <>
        {kept}
        <EmptyState headingLevel={3} heading={m.own_empty_heading()} text={m.own_empty_text()}>
          {door}
        </EmptyState>
      </>
    );
  }
  return (
    <div className={styles.section}>
      {kept}
      <p>{m.own_lead()}</p>
      {door}
      <RoomText room={own.data} />
      <ul className={styles.titles}>
        {titles.map((title) => (
          <OwnTitleItem key={title.id} title={title} />
        ))}
      </ul>
    </div>
  );
}
