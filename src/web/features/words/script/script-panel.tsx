import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { clockText } from "../../../../domain/locale/clock-text.ts";
import { Button } from "../../../design/button.tsx";
import { Notice } from "../../../design/notice.tsx";
import { Skeleton } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { queryClient } from "../../accounts/session/queries.ts";
import { useCanSpeak } from "../../lexicon/speech.ts";
import { readAloud } from "./read-aloud.ts";
import { readScript, type ScriptKey, type ScriptLine } from "./read-script.ts";
import styles from "./script.module.css";

/** The lines of a script; each can be heard from there on where the browser has an English voice. */
export default function ScriptPanel({ url, season, episode }: ScriptKey) {
  const { data: lines, isError } = useQuery(
    { queryKey: ["script", url, season, episode], queryFn: () => readScript({ url, season, episode }) },
    queryClient,
  );
  const canSpeak = useCanSpeak();
  const { at, start, stop } = useReading(lines ?? []);

  if (isError) {
    return (
      <Notice kind="error">
        <p>{m.script_failed()}</p>
      </Notice>
    );
  }
  if (lines === undefined) return <Skeleton lines={6} />;
  return (
    <>
      {canSpeak && (
        <p>
          <Button kind="secondary" onClick={() => (at === undefined ? start(0) : stop())}>
            {at === undefined ? m.script_listen() : m.script_stop()}
          </Button>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys. */}
      <section className={styles.box} aria-label={m.script_label()} tabIndex={0}>
        <ol>
          {lines.map((line, place) => (
            <Line key={place} line={line} isSaid={place === at} onListen={canSpeak ? () => start(place) : undefined} />
          ))}
        </ol>
      </section>
    </>
  );
}

type LineProps = { readonly line: ScriptLine; readonly isSaid: boolean; readonly onListen: (() => void) | undefined };

function Line({ line: { seconds, speaker, text, isSound }, isSaid, onListen }: LineProps) {
  const clock = clockText(seconds);
  return (
    <li ref={isSaid ? comeIntoBox : undefined} aria-current={isSaid || undefined} data-sound={isSound || undefined}>
      {onListen && !isSound ? (
        <button
          type="button"
          className="link-button"
          aria-label={m.script_listen_from({ time: clock })}
          onClick={onListen}
        >
          {clock}
        </button>
      ) : (
        <span className={styles.clock}>{clock}</span>
      )}
      <span lang="en">
        {speaker !== undefined && <b>{speaker}</b>} {text}
      </span>
    </li>
  );
}

/** Scrolls the box alone: the page stays where its reader is. */
function comeIntoBox(item: HTMLLIElement | null): void {
  const box = item?.closest("section");
  if (!item || !box) return;
  const isSeen =
    item.offsetTop > box.scrollTop && item.offsetTop + item.offsetHeight < box.scrollTop + box.clientHeight;
  if (!isSeen) box.scrollTop = item.offsetTop - box.clientHeight / 3;
}

/** What is being said: its place among the lines, undefined where nothing is. */
function useReading(lines: readonly ScriptLine[]) {
  const [at, setAt] = useState<number>();
  const end = useRef<() => void>(undefined);

  useEffect(() => () => end.current?.(), []);

  function stop() {
    end.current?.();
    setAt(undefined);
  }

  function start(from: number) {
    end.current?.();
    end.current = readAloud(
      lines.flatMap(({ isSound, text }, place) => (isSound || place < from ? [] : [{ place, text }])),
      setAt,
    );
  }

  return { at, start, stop };
}
