import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { Button } from "../../design/button.tsx";
import { m } from "../../i18n/generated/messages.js";
import { queryClient } from "../accounts/session/queries.ts";
import { useLocale } from "../page/use-page.ts";
import { type KeepFailure, keepForRoad, readKept, removeKept } from "./keep.ts";
import type { KeptList } from "./kept-database.ts";
import styles from "./offline.module.css";
import { sizeText } from "./size-text.ts";

const failureTexts: Readonly<Record<KeepFailure, () => string>> = {
  room: m.road_failed_room,
  forbidden: m.road_failed_forbidden,
  failed: m.road_failed,
};

type KeepButtonProps = { readonly title: string; readonly list: KeptList };

/** Keeps the page for where there is no connection, or says that it is kept. */
export default function KeepButton({ title, list }: KeepButtonProps) {
  const { pathname: path } = useLocation();
  const locale = useLocale();
  const { data: kept = [], refetch } = useQuery({ queryKey: ["kept"], queryFn: readKept }, queryClient);
  const [state, setState] = useState<"ready" | "busy" | KeepFailure>("ready");
  const item = kept.find((one) => one.path === path);

  async function keep() {
    setState("busy");
    setState((await keepForRoad({ path, locale, title, list })) ?? "ready");
    await refetch();
  }

  async function remove() {
    await removeKept(path);
    await refetch();
  }

  return (
    <div className={styles.keep}>
      {item === undefined ? (
        <Button kind="secondary" isLoading={state === "busy"} onClick={() => void keep()}>
          {m.road_keep()}
        </Button>
      ) : (
        <Button kind="quiet" onClick={() => void remove()}>
          {m.road_remove()}
        </Button>
      )}
      <p role="status">
        {state === "busy" && m.road_keeping()}
        {state !== "busy" && item !== undefined && m.road_kept({ size: sizeText(item.bytes) })}
      </p>
      <p role="alert">{state !== "ready" && state !== "busy" && failureTexts[state]()}</p>
    </div>
  );
}
