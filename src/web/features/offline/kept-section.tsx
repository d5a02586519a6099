import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Button } from "../../design/button.tsx";
import { EmptyState } from "../../design/placeholder.tsx";
import { dateText } from "../../i18n/dates.ts";
import { m } from "../../i18n/generated/messages.js";
import { queryClient } from "../accounts/session/queries.ts";
import { AnswerState } from "../page/answer-state.tsx";
import { pathOf } from "../page/paths.ts";
import { useLocale } from "../page/use-page.ts";
import { readKept, removeKept } from "./keep.ts";
import styles from "./offline.module.css";
import { sizeText } from "./size-text.ts";

/** What this browser keeps for where there is no connection. */
export default function KeptSection() {
  const locale = useLocale();
  const query = useQuery({ queryKey: ["kept"], queryFn: readKept }, queryClient);
  const { data } = query;
  if (data === undefined) return <AnswerState query={query} lines={4} />;
  if (data.length === 0) {
    return (
      <EmptyState headingLevel={3} heading={m.road_empty_heading()} text={m.road_empty_text()}>
        <Link className="button" to={pathOf("series", locale)}>
          {m.home_to_series()}
        </Link>
      </EmptyState>
    );
  }

  async function remove(path: string) {
    await removeKept(path);
    await query.refetch();
  }

  return (
    <div className={styles.section}>
      <p>{m.road_lead()}</p>
      <ul className={styles.items}>
        {data.map(({ path, title, bytes, at, locale: language }) => (
          <li key={path}>
            <span>
              {language === locale ? <Link to={path}>{title}</Link> : <a href={path}>{title}</a>}
              <small>{m.road_item({ size: sizeText(bytes), day: dateText(new Date(at).toISOString()) })}</small>
            </span>
            <Button kind="quiet" aria-label={m.road_remove_named({ title })} onClick={() => void remove(path)}>
              {m.road_remove_item()}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
