import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { AnswerOf } from "../../../contract/calls.ts";
import { Button } from "../../design/button.tsx";
import { ProgressBar } from "../../design/progress-bar.tsx";
import { m } from "../../i18n/generated/messages.js";
import { numberText, percentText } from "../../i18n/texts.ts";
import { refresh, useApi } from "../accounts/session/queries.ts";
import { ApiError } from "../page/api-client.ts";
import type { PathFile } from "../page/dropped-files.ts";
import { problemsOf } from "../page/form/form-problems.ts";
import type { WantedPlace } from "./arranging.ts";
import styles from "./bring.module.css";
import { ChooseFiles } from "./choose-files.tsx";
import { ReadFiles } from "./read-files.tsx";
import { RoomText } from "./room-text.tsx";
import { sendBrought } from "./send-brought.ts";

const numberIn = (params: URLSearchParams, name: string) => {
  const value = params.get(name);
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
};

/**
 * For a signed-in person: files are sent, read, and arranged. The address names the upload, so that a reload, or another
 * device, goes on with it; and the title (`to`) and place that the files are for.
 */
export default function Bring() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const uploadId = params.get("upload");
  const season = numberIn(params, "season");
  const episode = numberIn(params, "episode");
  const place: WantedPlace | undefined =
    season === undefined || episode === undefined ? undefined : { season, episode };

  function showUpload(id: string | undefined) {
    const next = new URLSearchParams(params);
    if (id === undefined) next.delete("upload");
    else next.set("upload", id);
    setParams(next, { preventScrollReset: true });
  }

  if (uploadId === null) return <SendFiles onSent={showUpload} />;
  return (
    <ReadFiles
      key={uploadId}
      uploadId={uploadId}
      into={numberIn(params, "to")}
      place={place}
      onAgain={() => showUpload(undefined)}
      onArranged={(path) => void navigate(path)}
    />
  );
}

type Sending = { readonly files: number; readonly share: number; readonly isCutOff: boolean; stop(): void };

function SendFiles({ onSent }: { readonly onSent: (uploadId: string) => void }) {
  const own = useApi("MySeries/GetMyTitles");
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();

  async function send(files: readonly PathFile[]) {
    const beyond = own.data && beyondRoom(files.length, own.data);
    if (beyond !== undefined) return setProblem(beyond);
    const controller = new AbortController();
    const show = (share: number, isCutOff = false) =>
      setSending({ files: files.length, share, isCutOff, stop: () => controller.abort() });
    setProblem(undefined);
    show(0);
    try {
      const uploadId = await sendBrought(files, {
        onProgress: show,
        onCutOff: () => show(0, true),
        signal: controller.signal,
      });
      await refresh("MySeries/GetMyTitles");
      onSent(uploadId);
    } catch (error) {
      if (!controller.signal.aborted) setProblem(problemText(error));
    } finally {
      setSending(undefined);
    }
  }

  if (sending !== undefined) {
    return (
      <div className={styles.sending}>
        <ProgressBar
          label={m.bring_sending({ count: sending.files })}
          value={sending.share}
          max={1}
          text={percentText(sending.share)}
        />
        <p role="status">{sending.isCutOff && m.bring_cut_off()}</p>
        <Button kind="secondary" onClick={sending.stop}>
          {m.bring_stop()}
        </Button>
      </div>
    );
  }
  return (
    <>
      {own.data !== undefined && <RoomText room={own.data} />}
      <ChooseFiles onFiles={(files) => void send(files)}>{problem !== undefined && <p>{problem}</p>}</ChooseFiles>
    </>
  );
}

type Room = Pick<AnswerOf<"MySeries/GetMyTitles">, "limits" | "left">;

/** Why so many files would be refused, said before they are sent; an archive may hold more than it counts here. */
function beyondRoom(count: number, { limits, left }: Room): string | undefined {
  if (count > limits.episodes) return m.bring_beyond_episodes({ count, limit: numberText(limits.episodes) });
  return count > left.filesPerDay ? m.bring_beyond_day({ count, left: left.filesPerDay }) : undefined;
}

function problemText(error: unknown): string {
  if (error instanceof ApiError && error.status === 413) {
    // A proxy before the site may let less through than the API does, and answers without a problem of ours.
    return error.problem === undefined ? m.bring_refused_by_proxy() : m.bring_refused_large();
  }
  return problemsOf(error, new Set()).form.join(" ");
}
