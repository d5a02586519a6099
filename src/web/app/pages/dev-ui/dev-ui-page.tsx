import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { StatusLine } from "../../../design/notice.tsx";
import { FailureScreen } from "../../../features/page/failure-screen.tsx";
import { ControlParts } from "./control-parts.tsx";
import styles from "./dev-ui.module.css";
import { MessageParts } from "./message-parts.tsx";
import { FilterPart, PictureParts } from "./picture-parts.tsx";
import { WordParts } from "./word-parts.tsx";

const failures = ["notFound", "unavailable", "timeout", "offline"] as const;

export const meta = () => [{ title: "Parts" }, { name: "robots", content: "noindex" }];

/**
 * Every component in every state, in the page's theme and always dark; for development only. Header, menu, search,
 * switches and footer are around it as around every page.
 */
export default function PartsPage() {
  const [status, setStatus] = useState<string>();
  const [failure, setFailure] = useState<(typeof failures)[number]>("notFound");
  return (
    <>
      <h1 tabIndex={-1}>Parts</h1>
      <div className={styles.themes}>
        {["", "always-dark"].map((theme) => (
          <div key={theme} className={`${theme} ${styles.theme}`}>
            <ControlParts />
            <MessageParts />
            <PictureParts />
          </div>
        ))}
      </div>
      <section>
        <h2>Title filters</h2>
        <FilterPart />
      </section>
      <WordParts />
      <section>
        <h2>Status line</h2>
        <Button kind="secondary" onClick={() => setStatus(status === undefined ? "3 kelime kaydedildi" : undefined)}>
          Show or hide
        </Button>
        <StatusLine text={status} />
      </section>
      <section>
        <h2>Failures</h2>
        <div className={styles.row}>
          {failures.map((one) => (
            <Button key={one} kind="secondary" onClick={() => setFailure(one)}>
              {one}
            </Button>
          ))}
        </div>
        <FailureScreen failure={failure} retryHref="/dev/ui" />
      </section>
    </>
  );
}
